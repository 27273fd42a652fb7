let rec f a b c d e g h i j k = if a = 0 then b +. e else
  f (a - 1) b c d e g h i j k in
print_float (f 3 1.0 2 3 4.0 5 (6, 7) true () (Array.make 1 0))
