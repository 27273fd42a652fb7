(* Trees in arrays of tuples: build, insert, walk.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let size = 100 in
let nodes = Array.make size (0, -1, -1) in
let free = Array.make 1 0 in
let rec leaf v = let n = free.(0) in free.(0) <- n + 1; nodes.(n) <- (v, -1, -1); n in
let rec insert t v = if t < 0 then leaf v else
  let (x, l, r) = nodes.(t) in
  (if v < x then (let l' = insert l v in nodes.(t) <- (x, l', r)) else (let r' = insert r v in nodes.(t) <- (x, l, r')));
  t in
let rec walk t f = if t >= 0 then let (x, l, r) = nodes.(t) in walk l f; f x; walk r f in
let rec depth t = if t < 0 then 0 else let (_, l, r) = nodes.(t) in let a = depth l in let b = depth r in 1 + (if a > b then a else b) in
let rec fill t i s = if i = 0 then t else fill (insert t (s - s / 1000 * 1000)) (i - 1) ((s * 421 + 1663) - (s * 421 + 1663) / 7875 * 7875) in
let t = fill (-1) 60 17 in walk t ps; print_newline (); ps (depth t); print_newline ()

(* >>> output
17 39 56 62 71 82 95 132 145 159 180 197 224 263 281 283 326 350 359 368 400 435 467 473 479 487 496 544 546 552 568 603 605 623 635 657 666 673 679 686 688 690 708 716 719 727 731 758 778 792 799 839 860 886 890 901 904 945 989 997 
14 
<<< *)
