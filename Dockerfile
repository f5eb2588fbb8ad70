FROM python:3.12-slim AS build
WORKDIR /src
RUN python -m venv /opt/fliptable
COPY requirements.txt ./
RUN /opt/fliptable/bin/pip install --no-cache-dir --require-hashes --requirement requirements.txt
COPY pyproject.toml LICENSE ./
COPY server server
COPY client client
RUN /opt/fliptable/bin/pip install --no-cache-dir --no-deps .

FROM python:3.12-slim
RUN mkdir /data && chown 10001:10001 /data
COPY --from=build /opt/fliptable /opt/fliptable
ENV PATH=/opt/fliptable/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    FLIPTABLE_LOCAL_NETWORK=false \
    FLIPTABLE_PORT=8000 \
    FLIPTABLE_STORE=sqlite:////data/tables.sqlite
USER 10001:10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=6s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request as web; from fliptable.web.settings import Settings; web.urlopen(f'http://localhost:{Settings().port}/healthz', timeout=4)"]
CMD ["fliptable", "serve", "--quiet"]
