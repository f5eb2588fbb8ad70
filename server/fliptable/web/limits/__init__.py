"""What an address or a connection may cost: credit, the request budget, uvicorn's protocols with limits."""
