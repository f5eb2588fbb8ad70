"""Where the server looks for one more game."""
