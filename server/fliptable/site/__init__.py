"""How the browser client is sent: releases, bundler, minifier and page templates."""
