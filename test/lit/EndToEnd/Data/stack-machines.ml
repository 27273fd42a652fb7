(* A compiler from expressions with variables to a stack machine.
   RUN: %everywhere %s
*)
type expr =
  | Int of int
  | Var of string
  | Add of expr * expr
  | Mul of expr * expr
  | Less of expr * expr
  | If of expr * expr * expr
  | Let of string * expr * expr

type instr =
  | Push of int
  | Load of int
  | IAdd
  | IMul
  | ILess
  | Slide
  | Branch of instr list * instr list

type slot = Named of string | Temporary

exception Unbound of string

let rec position x depth = function
  | [] -> raise (Unbound x)
  | Named y :: _ when y = x -> depth
  | (Named _ | Temporary) :: rest -> position x (depth + 1) rest

let rec compile env e =
  match e with
  | Int n -> [Push n]
  | Var x -> [Load (position x 0 env)]
  | Add (a, b) -> binary env a b IAdd
  | Mul (a, b) -> binary env a b IMul
  | Less (a, b) -> binary env a b ILess
  | If (c, t, e) -> compile env c @ [Branch (compile env t, compile env e)]
  | Let (x, v, b) -> compile env v @ compile (Named x :: env) b @ [Slide]
and binary env a b i = compile env a @ compile (Temporary :: env) b @ [i]

let rec exec code stack =
  match code, stack with
  | [], _ -> stack
  | Push n :: code, _ -> exec code (n :: stack)
  | Load i :: code, _ -> exec code (List.nth stack i :: stack)
  | IAdd :: code, b :: a :: s -> exec code ((a + b) :: s)
  | IMul :: code, b :: a :: s -> exec code ((a * b) :: s)
  | ILess :: code, b :: a :: s -> exec code ((if a < b then 1 else 0) :: s)
  | Slide :: code, v :: _ :: s -> exec code (v :: s)
  | Branch (t, e) :: code, c :: s -> exec code (exec (if c <> 0 then t else e) s)
  | (IAdd | IMul | ILess | Slide | Branch _) :: _, _ -> failwith "stack underflow"

let rec eval env = function
  | Int n -> n
  | Var x -> (try List.assoc x env with Not_found -> raise (Unbound x))
  | Add (a, b) -> eval env a + eval env b
  | Mul (a, b) -> eval env a * eval env b
  | Less (a, b) -> if eval env a < eval env b then 1 else 0
  | If (c, t, e) -> if eval env c <> 0 then eval env t else eval env e
  | Let (x, v, b) -> eval ((x, eval env v) :: env) b

let rec show = function
  | Push n -> Printf.sprintf "push %d" n
  | Load i -> Printf.sprintf "load %d" i
  | IAdd -> "add" | IMul -> "mul" | ILess -> "less" | Slide -> "slide"
  | Branch (a, b) -> "branch [" ^ listing a ^ "] [" ^ listing b ^ "]"
and listing code = String.concat "; " (List.map show code)

let run e =
  match compile [] e with
  | exception Unbound x -> Printf.printf "unbound: %s\n" x
  | code ->
    print_endline (listing code);
    match exec code [] with
    | [v] -> Printf.printf "%d %b\n" v (v = eval [] e)
    | stack -> Printf.printf "%d values are left\n" (List.length stack)

let () =
  run (Add (Int 1, Mul (Int 2, Int 3)));
  run (Let ("x", Int 5, Add (Var "x", Mul (Var "x", Var "x"))));
  run (Let ("x", Int 5, Let ("y", Add (Var "x", Int 1), Mul (Var "x", Var "y"))));
  run (If (Less (Int 2, Int 1), Int 10, Let ("z", Int 7, Add (Var "z", Var "z"))));
  run (Add (Let ("a", Int 3, Var "a"), Let ("a", Int 4, Mul (Var "a", Var "a"))));
  run (Let ("x", Int 1, Add (Var "x", Var "y")));
  (try ignore (exec [Push 1; IAdd] []) with Failure s -> print_endline s);
  Printf.printf "%d\n" (List.length (exec [Push 1; Push 2; Push 3] []))

(* >>> output
push 1; push 2; push 3; mul; add
7 true
push 5; load 0; load 1; load 2; mul; add; slide
30 true
push 5; load 0; push 1; add; load 1; load 1; mul; slide; slide
30 true
push 2; push 1; less; branch [push 10] [push 7; load 0; load 1; add; slide]
14 true
push 3; load 0; slide; push 4; load 0; load 1; mul; slide; add
19 true
unbound: y
stack underflow
3
<<< *)
