"""Prints a program of many small functions that divide, since the ray tracer has
one that does."""

for number in range(60):
    print(f"let rec divide{number} x y = x / (y + {number}) in")
for number in range(60):
    print(f"print_int (divide{number} 1000 (read_int ()));")
print("()")
