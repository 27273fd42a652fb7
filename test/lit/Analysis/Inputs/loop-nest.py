"""A function with so many nested loops."""

import sys

depth = int(sys.argv[1])
print("define void @nest(i64 %n) {\nentry:\n  br label %h0")
for i in range(depth):
    p = "entry" if i == 0 else f"h{i-1}"
    nxt = f"h{i+1}" if i + 1 < depth else f"l{i}"
    print(f"h{i}:\n  %i{i} = phi i64 [ 0, %{p} ], [ %j{i}, %l{i} ]")
    print(f"  %k{i} = mul i64 %n, 3\n  br label %{nxt}")
for i in reversed(range(depth)):
    out = f"l{i-1}" if i else "exit"
    print(f"l{i}:\n  %j{i} = add nsw i64 %i{i}, 1\n  %c{i} = icmp slt i64 %j{i}, 100")
    print(f"  br i1 %c{i}, label %h{i}, label %{out}")
print("exit:\n  ret void\n}")
