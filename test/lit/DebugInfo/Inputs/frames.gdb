# Outer frames. Not for the emulator: a debugger finds the registers of a frame
# further out where the processor spilled their window, and the emulator has not.
echo [frames]\n
backtrace 4
up 3
print local
continue
