(* An interpreter of a lambda calculus with ints, with closures and environments: naive
   Fibonacci numbers, sums of lists that are pairs, and Church numerals. *)

type term =
  | Int of int
  | Var of int                       (* the number of binders between *)
  | Fun of term
  | Apply of term * term
  | Prim of primitive * term * term
  | If of term * term * term         (* the condition is not zero *)
  | Fix of term                      (* a function of itself and its argument *)
  | Pair of term * term
  | First of term
  | Second of term

and primitive = Add | Sub | Mul | Less

type value =
  | Number of int
  | Closure of term * value list
  | Recursive of term * value list
  | Both of value * value

exception Wrong

let rec lookup n = function
  | [] -> raise Wrong
  | v :: rest -> if n = 0 then v else lookup (n - 1) rest

let number = function Number n -> n | Closure _ | Recursive _ | Both _ -> raise Wrong

let rec eval env = function
  | Int n -> Number n
  | Var n -> lookup n env
  | Fun body -> Closure (body, env)
  | Fix body -> Recursive (body, env)
  | Apply (f, a) ->
    let f = eval env f in
    let a = eval env a in
    apply f a
  | Prim (p, a, b) ->
    let a = number (eval env a) in
    let b = number (eval env b) in
    (match p with
     | Add -> Number (a + b)
     | Sub -> Number (a - b)
     | Mul -> Number ((a * b) land 32767)
     | Less -> Number (if a < b then 1 else 0))
  | If (c, t, e) ->
    (match eval env c with
     | Number 0 -> eval env e
     | _ -> eval env t)
  | Pair (a, b) ->
    let a = eval env a in
    Both (a, eval env b)
  | First e -> (match eval env e with Both (a, _) -> a | _ -> raise Wrong)
  | Second e -> (match eval env e with Both (_, b) -> b | _ -> raise Wrong)

and apply f a =
  match f with
  | Closure (body, env) -> eval (a :: env) body
  | Recursive (body, env) -> eval (a :: f :: env) body
  | Number _ | Both _ -> raise Wrong

(* Between the function and the constants 1 and 2 there are four variables. *)
let rec bind values body =
  match values with
  | [] -> body
  | v :: rest -> Apply (Fun (bind rest body), Int v)

let rec upto a b = if a > b then [] else a :: upto (a + 1) b

let fib =
  bind (1 :: 2 :: upto 3 6)
    (Fix (If (Prim (Less, Var 0, Var 6), Var 0,
              Prim (Add, Apply (Var 1, Prim (Sub, Var 0, Var 7)),
                    Apply (Var 1, Prim (Sub, Var 0, Var 6))))))

(* The list n, n-1, ..., 1 ends with 0. *)
let down =
  Fix (If (Var 0, Pair (Var 0, Apply (Var 1, Prim (Sub, Var 0, Int 1))), Int 0))

(* sum length list, with an accumulator *)
let sum =
  Fix (Fun (Fun (If (Var 2, Apply (Apply (Apply (Var 3, Prim (Sub, Var 2, Int 1)), Second (Var 1)),
                                   Prim (Add, Var 0, First (Var 1))),
                     Var 0))))

let two = Fun (Fun (Apply (Var 1, Apply (Var 1, Var 0))))
let times = Fun (Fun (Fun (Apply (Var 2, Apply (Var 1, Var 0)))))
let square = Fun (Apply (Apply (times, Var 0), Var 0))
let to_int n = Apply (Apply (n, Fun (Prim (Add, Var 0, Int 1))), Int 0)

let run t = print_int (number (eval [] t)); print_newline ()

let rec repeat n t = if n > 0 then begin run t; repeat (n - 1) t end

let () =
  run (Apply (fib, Int 31));
  repeat 3 (Apply (Apply (Apply (sum, Int 20000), Apply (down, Int 20000)), Int 0));
  run (to_int (Apply (square, Apply (square, Apply (square, two)))));
  run (to_int (Apply (square, Apply (square, Apply (square, Apply (Apply (times, two), two))))));
  match eval [] (Apply (Int 1, Int 2)) with
  | exception Wrong -> print_endline "wrong"
  | _ -> print_endline "right"

(* >>> output
1346269
200010000
200010000
200010000
256
65536
wrong
<<< *)
