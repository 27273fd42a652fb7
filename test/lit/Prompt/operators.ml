(* RUN: %compare-prompt %s
*)
1 + 2 * 3;;
7 / 2, 7 mod 2, -7 / 2, -7 mod 2;;
1 lsl 4, 255 lsr 4, -16 asr 2;;
3 land 5, 3 lor 5, 3 lxor 5;;
1.5 +. 2.5, 3. *. 2., 7. /. 2., 2. ** 10.;;
"a" ^ "b";;
1 < 2 && "b" > "a" || not true;;
compare 1 2, compare "b" "a", compare [1] [1];;
[1; 2] @ [3];;
1 :: [2];;
min 1 2, max 'a' 'b';;
succ 1, pred 1, abs (-5);;
float_of_int 3, int_of_float 3.7, string_of_int 5, int_of_string "42";;
(1, 2) = (1, 2), (1, 2) == (1, 2);;
(* Output:
- : int = 7
- : int * int * int * int = (3, 1, -3, -1)
- : int * int * int = (16, 15, -4)
- : int * int * int = (1, 7, 6)
- : float * float * float * float = (4., 6., 3.5, 1024.)
- : string = "ab"
- : bool = true
- : int * int * int = (-1, 1, 0)
- : int list = [1; 2; 3]
- : int list = [1; 2]
- : int * char = (1, 'b')
- : int * int * int = (2, 0, 5)
- : float * int * string * int = (3., 3, "5", 42)
- : bool * bool = (true, false)
*)
