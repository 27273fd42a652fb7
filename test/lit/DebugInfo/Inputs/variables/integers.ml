let rec mix a b =
  let product = a * b in
  let quotient = product / 7 in
  let rest = product mod 7 in
  let shifted = (quotient lsl 3) lxor rest in
  let masked = shifted land 255 in
  let negative = 0 - masked in
  negative
let () =
  print_int (mix 123 456);
  print_int (mix (0 - 99) 1001);
  print_int (mix 65536 65535)
