"""Prints a function with COUNT blocks that assign to the same variable."""

import sys

count = int(sys.argv[1])
print("define void @f() {\nentry:\n  %s = alloca i32")
print("  store i32 0, ptr %s\n  br label %head\n\nhead:")
print("  %v = load i32, ptr %s\n  switch i32 %v, label %exit [")
for i in range(count):
    print(f"    i32 {i}, label %c{i}")
print("  ]\n")
for i in range(count):
    print(f"c{i}:\n  store i32 {count - i}, ptr %s\n  br label %head\n")
print("exit:\n  ret void\n}")
