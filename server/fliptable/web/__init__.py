"""The outermost layer: HTTP, sockets, the wire's messages and everything that guards them."""
