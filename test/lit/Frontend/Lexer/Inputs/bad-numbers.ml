let a = f 1 + 0x80000000
let a = f 1 + 0x
let a = f 1 + 0b12
let a = f 1 + 0o8
let a = f 1 + 0x1p3
let a = f 1 + 0x_1
let a = f 1 + 99_999_999_999
