(* A program of a first course.
   RUN: %everywhere %s --status=2
*)
(* Final exam, model answers.  Each question prints its own tests. *)

let question n = Printf.printf "\nQuestion %d\n" n;;
let test name ok = Printf.printf "  %s %s\n" (if ok then "[ok]" else "[KO]") name;;

(* Q1. zip of three lists, with the exception of the statement *)
exception Different_lengths of int * int * int;;

let zip3 la lb lc =
  let rec go = function
    | a :: ta, b :: tb, c :: tc -> (a, b, c) :: go (ta, tb, tc)
    | [], [], [] -> []
    | _ -> raise (Different_lengths (List.length la, List.length lb, List.length lc))
  in go (la, lb, lc);;

question 1;;
test "zip3" (zip3 [1; 2] ['a'; 'b'] ["x"; "y"] = [(1, 'a', "x"); (2, 'b', "y")]);;
test "zip3 fails" (try ignore (zip3 [1] [2; 3] []); false with Different_lengths (1, 2, 0) -> true);;

(* Q2. polymorphic, mutually recursive types *)
type 'a alt = Stop | Go of 'a * ('a, int) step
and ('a, 'b) step = Nothing | One of 'b * 'a alt;;

let rec weight = function Stop -> 0 | Go (_, s) -> 1 + weight_step s
and weight_step = function Nothing -> 0 | One (n, a) -> n + weight a;;

question 2;;
let sample = Go ("a", One (10, Go ("b", One (20, Stop))));;
test "weight" (weight sample = 32);;
Printf.printf "  weight = %d\n" (weight sample);;

(* Q3. arrays: rotate in place by k *)
let reverse a i j =
  let i = ref i and j = ref j in
  while !i < !j do
    let t = a.(!i) in
    a.(!i) <- a.(!j); a.(!j) <- t;
    incr i; decr j
  done;;
let rotate a k =
  match Array.length a with
  | 0 -> ()
  | n ->
    let k = ((k mod n) + n) mod n in
    reverse a 0 (n - 1); reverse a 0 (k - 1); reverse a k (n - 1);;

question 3;;
let arr = [|1; 2; 3; 4; 5|];;
List.iter
  (fun k ->
    let a = Array.copy arr in
    rotate a k;
    Printf.printf "  by %2d:" k; Array.iter (Printf.printf " %d") a; print_newline ())
  [0; 1; 3; 7; -1];;
test "untouched" (arr = [|1; 2; 3; 4; 5|]);;
test "pattern" (match arr with [|1; _; x; _; _|] -> x = 3 | _ -> false);;

(* Q4. strings: longest common prefix, with labels and default *)
let common_prefix ?(ignore_case = false) ~left ~right () =
  let norm = if ignore_case then Char.lowercase_ascii else fun c -> c in
  let n = min (String.length left) (String.length right) in
  let rec go i = if i < n && norm left.[i] = norm right.[i] then go (i + 1) else i in
  String.sub left 0 (go 0);;

question 4;;
print_endline ("  " ^ common_prefix ~left:"interview" ~right:"internet" ());;
print_endline ("  " ^ common_prefix ~ignore_case:true ~right:"CAMLight" ~left:"camlp" ());;
test "none" (common_prefix ~left:"a" ~right:"b" () = "");;

(* Q5. a generator with a reference, and its equality *)
let make_gen l =
  let rest = ref l in
  fun () -> match !rest with
    | [] -> None
    | x :: xs -> rest := xs; Some x;;

question 5;;
let g = make_gen [3; 1; 2];;
let rec drain g acc = match g () with None -> List.rev acc | Some x -> drain g (x :: acc);;
let first = g ();;
test "first" (first = Some 3);;
test "rest" (drain g [] = [1; 2]);;
test "dry" (g () = None);;
let r1 = ref 0 and r2 = ref 0;;
test "structural / physical" (r1 = r2 && r1 != r2 && r1 == r1);;

(* Q6. evaluation order and sharing *)
question 6;;
let trace = Buffer.create 10;;
let t c b = Buffer.add_char trace c; b;;
let _ = (t 'a' false && t 'b' true) || t 'c' true && not (t 'd' true) || t 'e' false;;
Printf.printf "  trace: %s\n" (Buffer.contents trace);;
let m = Array.make 3 (Array.make 2 0);;
m.(0).(0) <- 9;;
Printf.printf "  shared rows: %d %d %d\n" m.(0).(0) m.(1).(0) m.(2).(1);;
test "same row" (m.(0) == m.(2));;

(* Q7. the program must stop here, with the exception of the statement *)
question 7;;
let total = List.fold_left (fun s (a, b, _) -> s + a * b) 0 (zip3 [1; 2; 3] [4; 5; 6] [(); (); ()]);;
Printf.printf "  total = %d\n" total;;
let _ = zip3 [1; 2; 3] [4.; 5.] ["six"];;
print_endline "  this line is never reached";;

(* >>> output

Question 1
  [ok] zip3
  [ok] zip3 fails

Question 2
  [ok] weight
  weight = 32

Question 3
  by  0: 1 2 3 4 5
  by  1: 5 1 2 3 4
  by  3: 3 4 5 1 2
  by  7: 4 5 1 2 3
  by -1: 2 3 4 5 1
  [ok] untouched
  [ok] pattern

Question 4
  inter
  caml
  [ok] none

Question 5
  [ok] first
  [ok] rest
  [ok] dry
  [ok] structural / physical

Question 6
  trace: acde
  shared rows: 9 9 0
  [ok] same row

Question 7
  total = 32
<<< *)

(* >>> errors
Fatal error: exception Exam-answers.Different_lengths(3, 2, 1)
<<< *)
