"""Each place is read, read again, and once more after a call."""

import sys

print("declare void @write()\ndefine void @f(ptr %from, ptr noalias %to) {")
for i in range(int(sys.argv[1])):
    print(f"  %at{i} = getelementptr i8, ptr %from, i64 {i}")
    print(f"  %a{i} = load i8, ptr %at{i}")
    print(f"  %b{i} = load i8, ptr %at{i}")
    print("  call void @write()")
    print(f"  %c{i} = load i8, ptr %at{i}")
    print(f"  store i8 %b{i}, ptr %to")
    print(f"  store i8 %c{i}, ptr %to")
print("  ret void\n}")
