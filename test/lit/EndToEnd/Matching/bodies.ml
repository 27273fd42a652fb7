(* Several leaves of a decision tree share the body of a case: in tail position and
   elsewhere, in main and in a function, with and without variables, of each kind
   of result, and with a loop, a handler and a match in it.
   RUN: %everywhere %s
*)
let calls = ref 0
let test b = incr calls; b

let number a b c =
  1000 + (match a, b, c with
  | true, _, (1 | 2 as n) | _, true, n when test (n > 0) ->
    let sum = ref 0 in
    for i = 1 to 10 do sum := !sum + i * n done;
    !sum
  | _, _, n -> -n)

let real x y = match x, y with
  | 1., z | z, 1. -> z *. 2. +. 1.
  | _ -> x +. y

let text s n = match s, n with
  | ("a" | "b"), (1 | 2) | "c", _ ->
    (try if n > 1 then failwith s else s ^ s with Failure t -> t ^ "!")
  | _, n -> string_of_int n

let effect n m = match n, m with
  | 0, _ | _, 0 -> print_string "zero "; print_int (n + m); print_newline ()
  | n, m when n = m -> ()
  | _ -> print_endline "different"

let rec even n m = match n, m with
  | (0, _ | _, 0) -> n = 0
  | (1, _ | _, 1) -> (match n - m with 0 -> false | d -> even (abs d) 2)
  | _ -> even (n - 2) (m - 1)

let make a b = match a, b with
  | 0, k | k, 0 -> (fun x -> x + k)
  | j, k -> (fun x -> x * j * k)

let () =
  Array.iter
    (fun (a, b, c) -> print_int (number a b c); print_char ' ')
    [| (true, false, 1); (true, true, 2); (false, true, 3); (false, true, -3);
       (false, false, 5); (true, false, 7) |];
  print_int !calls;
  print_newline ();
  print_float (real 1. 5. +. real 7. 1. +. real 2. 3.);
  print_newline ();
  print_endline (text "a" 1 ^ text "b" 2 ^ text "c" 9 ^ text "d" 4);
  effect 0 3; effect 4 0; effect 2 2; effect 1 2;
  print_string (string_of_bool (even 10 7 && not (even 7 3)));
  print_int (make 0 3 4 + make 5 0 6 + make 2 3 4);
  print_newline ()

let choice =
  match !calls, Array.length [| 1; 2 |] with
  | 0, n | n, 2 when n > 1 -> n * 100
  | _, n -> n

let () = print_int choice; print_newline ()

(* >>> output
1055 1110 1165 1003 995 993 4
31.
aab!c!4
zero 3
zero 4
different
false42
400
<<< *)
