"""The connection between one page and the server, to be cut and held up by a test."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """To be laid before the page opens its table."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._page_side: WebSocketRoute | None = None
        self._held: list[str | bytes] | None = None
        page.route_web_socket("**/ws/*", self._connect)

    def cut(self) -> None:
        """End the present connection. What the server says on the next one is held up until `release`."""
        assert self._page_side is not None
        cut, self._page_side = self._page_side, None
        self._held = []
        cut.close()

    def wait_for_answer(self) -> None:
        """Until the page has connected again and the server has spoken."""
        while not self._held:
            self._page.evaluate("() => new Promise(requestAnimationFrame)")

    def release(self) -> None:
        assert self._page_side is not None
        held, self._held = self._held or [], None
        for message in held:
            self._page_side.send(message)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self._page_side = route

        def pass_on(message: str | bytes) -> None:
            if self._page_side is not route:
                return  # the page has given this connection up
            if self._held is None:
                route.send(message)
            else:
                self._held.append(message)

        server.on_message(pass_on)
