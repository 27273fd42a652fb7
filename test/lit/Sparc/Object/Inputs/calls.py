"""Prints a program of functions that each call the one before first."""

print("let rec f0 x y = if x > y then x - y else y + x in")
for number in range(1, 60):
    print(
        f"let rec f{number} x y = "
        f"f{number - 1} (x + {number}) (y - x) + {number} in"
    )
print("print_int (f59 1 2)")
