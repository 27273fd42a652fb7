(* RUN: %compare-prompt %s
*)
let t = (100000000, "a long string in a tuple", [1; 2; 3], Some "another long string", 'c');;
[("first", 1000000); ("second", 2000000); ("third", 3000000); ("fourth", 4000000)];;
type r = { name : string; value : int; children : r list };;
{ name = "root"; value = 1; children = [{ name = "left"; value = 2; children = [] }; { name = "right"; value = 3; children = [] }] };;
type e = Num of int | Add of e * e | Mul of e * e | Neg of e;;
Add (Mul (Num 111111, Add (Num 222222, Num 333333)), Neg (Mul (Num 444444, Add (Num 555555, Num 666666))));;
Some (Add (Mul (Num 111111, Add (Num 222222, Num 333333)), Neg (Mul (Num 444444, Add (Num 555555, Num 666666)))));;
[| Some [1111111; 2222222; 3333333]; None; Some [4444444; 5555555; 6666666; 7777777; 8888888; 9999999] |];;
(("aaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbb"), ("cccccccccccccccccccc", "dddddddddddddddddddd"));;
[[("aaaaaaaaaaaaaaaaaaaa", 1)]; [("bbbbbbbbbbbbbbbbbbbbbbb", 2); ("cccccccccccccccccccc", 3)]; []; [("d", 4)]];;
{ name = "a name that is quite long, so that the record does not fit on one line"; value = 3; children = [] };;
Ok (Some (Ok [Error (1111111111, "aaaaaaaaaaaaaaaaaaaaaaaaaaa"); Ok "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"]) : ((string, int * string) result list, unit) result option) = None || true;;
let very_long_name_of_a_value_that_is_defined_here = [1111111111; 222222222; 333333333];;
let another_long_name_of_a_value : (int * string * float) list = [(1, "one", 1.0); (2, "two", 2.0)];;
(* Output:
val t : int * string * int list * string option * char =
  (100000000, "a long string in a tuple", [1; 2; 3],
   Some "another long string", 'c')
- : (string * int) list =
[("first", 1000000); ("second", 2000000); ("third", 3000000);
 ("fourth", 4000000)]
type r = { name : string; value : int; children : r list; }
- : r =
{name = "root"; value = 1;
 children =
  [{name = "left"; value = 2; children = []};
   {name = "right"; value = 3; children = []}]}
type e = Num of int | Add of e * e | Mul of e * e | Neg of e
- : e =
Add (Mul (Num 111111, Add (Num 222222, Num 333333)),
 Neg (Mul (Num 444444, Add (Num 555555, Num 666666))))
- : e option =
Some
 (Add (Mul (Num 111111, Add (Num 222222, Num 333333)),
   Neg (Mul (Num 444444, Add (Num 555555, Num 666666)))))
- : int list option array =
[|Some [1111111; 2222222; 3333333]; None;
  Some [4444444; 5555555; 6666666; 7777777; 8888888; 9999999]|]
- : (string * string) * (string * string) =
(("aaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbb"),
 ("cccccccccccccccccccc", "dddddddddddddddddddd"))
- : (string * int) list list =
[[("aaaaaaaaaaaaaaaaaaaa", 1)];
 [("bbbbbbbbbbbbbbbbbbbbbbb", 2); ("cccccccccccccccccccc", 3)]; [];
 [("d", 4)]]
- : r =
{name =
  "a name that is quite long, so that the record does not fit on one line";
 value = 3; children = []}
//toplevel//:1:169: error: the right operand of `=` has type 'a option, but (((string, int * string) result list, unit) result option, 'a) result is expected [MC0301]
...((string, int * string) result list, unit) result option) = None || true;;
   ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~   ^~~~
val very_long_name_of_a_value_that_is_defined_here : int list =
  [1111111111; 222222222; 333333333]
val another_long_name_of_a_value : (int * string * float) list =
  [(1, "one", 1.); (2, "two", 2.)]
*)
