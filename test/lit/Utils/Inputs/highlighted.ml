(* A comment (* in a comment, with "a string *)" and '"' in it *) goes on. *)
type pair = int * (float -> bool array)
(* let x = 1 in *)
let rec f' (x : int) (y, _z : int * 'a ref) : int array = [| x; 0x1F; 0b1_0; 0o17 |]
and g () = if true && not false then '\'' else '"' (* " *)
let rec recur = fun x -> recur x (* " *)
let text : string = "a \"quoted\" (* no comment *) \
  text %d %-5.2f%%\n\065\x41\o101\u{e9}"
let x = 1. +. 1.5e-3 -. 2e10 *. -.3.0 +.sin 1.0 /. (fst (1., 2))
let () = for i = 1 to Array.length [||] - 1 do
  (Array.make 1 (ref 0)).(i) := !(ref i) mod 2; print_char "ab".[0]
done;;
while false do assert (1 <= 2 || 3 >= 4 && 5 <> 6) done;;
begin let a = 1 and b = 'b' in ignore (a, b, lnot a lsl 2 lsr 3 asr 4 land 5 lor 6 lxor 7) end
