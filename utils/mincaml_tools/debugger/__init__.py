"""What a debugger shows of a program, compared with the reference interpreter."""
