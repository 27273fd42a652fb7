let f s = s.[0] <- 'a'; s.[1] <- 'b'
let g s = print_char (s.[0);
  print_char s.[]
let l = [1; 2]
let b = 1 ]
