(* Remainders have the sign of the dividend; shifts take the low five bits of the
   distance. (OCaml leaves distances out of range open, and its ints are wider.)
   RUN: %everywhere %s
*)
let print n = print_int n; print_newline ()
let constants a =
  print (a mod 1);
  print (a mod 2);
  print (a mod 3);
  print (a mod 7);
  print (a mod 8);
  print (a mod 10);
  print (a mod 16);
  print (a mod 1000);
  print (a mod (-1));
  print (a mod (-2));
  print (a mod (-5));
  print (a mod (-8));
  print (a mod 2147483647);
  print (a mod (-2147483648))

let operators a b =
  print (a mod (if b = 0 then 3 else b));
  print (a land b); print (a lor b); print (a lxor b); print (lnot a);
  print (a lsl b); print (a lsr b); print (a asr b)

let constant_operands a =
  print (a lsl 4); print (a lsr 4); print (a asr 4);
  print (a land 15); print (a lor 1); print (a lxor -1);
  print (a lsl 1 lsl 2); print (a lsl 3 + 1)

let () =
  for i = 1 to 11 do
    let a = read_int () in
    let b = read_int () in
    constants a; operators a b; constant_operands a
  done

(* >>> input
0 1
1 0
-1 31
2147483647 1
-2147483648 31
-2147483648 -1
123456789 5
-123456789 16
5 33
-7 -1
255 7
<<< *)

(* >>> output
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
1
-1
0
0
0
0
0
0
0
1
-1
0
1
0
1
1
1
1
1
1
1
0
1
1
1
1
1
1
0
1
1
-2
1
1
1
16
0
0
1
1
-2
16
9
0
-1
-1
-1
-1
-1
-1
-1
0
-1
-1
-1
-1
-1
-1
31
-1
-32
0
-2147483648
1
-1
-16
268435455
-1
15
-1
0
-16
-7
0
1
1
1
7
7
15
647
0
1
2
7
0
2147483647
0
1
2147483647
2147483646
-2147483648
-2
1073741823
1073741823
-16
134217727
134217727
15
2147483647
-2147483648
-16
-7
0
0
-2
-2
0
-8
0
-648
0
0
-3
0
-1
0
-2
0
-2147483617
-2147483617
2147483647
0
1
-1
0
134217728
-134217728
0
-2147483647
2147483647
0
1
0
0
-2
-2
0
-8
0
-648
0
0
-3
0
-1
0
0
-2147483648
-1
2147483647
2147483647
0
1
-1
0
134217728
-134217728
0
-2147483647
2147483647
0
1
0
1
0
1
5
9
5
789
0
1
4
5
123456789
123456789
4
5
123456789
123456784
-123456790
-344350048
3858024
3858024
1975308624
7716049
7716049
5
123456789
-123456790
1975308624
987654313
0
-1
0
-1
-5
-9
-5
-789
0
-1
-4
-5
-123456789
-123456789
-5
0
-123456773
-123456773
123456788
854261760
63652
-1884
-1975308624
260719406
-7716050
11
-123456789
123456788
-1975308624
-987654311
0
1
2
5
5
5
5
5
0
1
0
5
5
5
5
1
37
36
-6
10
2
2
80
0
0
5
5
-6
80
41
0
-1
-1
0
-7
-7
-7
-7
0
-1
-2
-7
-7
-7
0
-7
-1
6
6
-2147483648
1
-1
-112
268435455
-1
9
-7
6
-112
-55
0
1
0
3
7
5
15
255
0
1
0
7
255
255
3
7
255
248
-256
32640
1
1
4080
15
15
15
255
-256
4080
2041
<<< *)
