(* A program of a first course.
   RUN: %everywhere %s
*)
(* Memoization, step by step. *)

(* 0. the naive function, counting its calls *)
let calls = ref 0
let rec fib n = incr calls; if n < 2 then n else fib (n - 1) + fib (n - 2)

(* 1. a generic memo does not help the inner calls... *)
let memo f =
  let table = Hashtbl.create 50 in
  fun x ->
    try Hashtbl.find table x
    with Not_found ->
      let y = f x in
      Hashtbl.add table x y;
      y

(* 2. ... unless the recursion is open *)
let memo_rec f =
  let table = Hashtbl.create 50 in
  let rec self x =
    match Hashtbl.find_opt table x with
    | Some y -> y
    | None ->
      let y = f self x in
      Hashtbl.replace table x y;
      y
  in
  self

let rec fix f x = f (fix f) x

let fib_open self n = incr calls; if n < 2 then n else self (n - 1) + self (n - 2)

let measure name f x =
  calls := 0;
  let y = f x in
  Printf.printf "%-14s f(%d) = %d in %d calls\n" name x y !calls

let () =
  measure "naive" fib 20;
  measure "fix" (fix fib_open) 20;
  let m = memo fib in
  measure "memo" m 20;
  measure "memo again" m 20;
  let m' = memo_rec fib_open in
  measure "memo_rec" m' 20;
  measure "memo_rec again" m' 20;
  measure "memo_rec more" m' 40

(* binomials, keys are pairs *)
let binomial =
  memo_rec (fun self (n, k) ->
      if k = 0 || k = n then 1
      else if k < 0 || k > n then 0
      else self (n - 1, k - 1) + self (n - 1, k))

(* number of partitions of n into parts of at most m *)
let partitions =
  memo_rec (fun self -> function
    | 0, _ -> 1
    | n, m when n < 0 || m = 0 -> 0
    | n, m -> self (n - m, m) + self (n, m - 1))

let catalan =
  memo_rec (fun self n ->
      if n = 0 then 1
      else List.fold_left (fun s i -> s + self i * self (n - 1 - i)) 0 (List.init n Fun.id))

(* longest increasing subsequence starting at index i, over an array *)
let lis a =
  let n = Array.length a in
  let from =
    memo_rec (fun self i ->
        let best = ref [] in
        for j = i + 1 to n - 1 do
          if a.(j) > a.(i) then begin
            let l = self j in
            if List.length l > List.length !best then best := l
          end
        done;
        a.(i) :: !best)
  in
  List.init n from
  |> List.fold_left (fun b l -> if List.length l > List.length b then l else b) []

(* steps of collatz, with an array of known answers *)
let known = Array.make 1000 0
let rec collatz n =
  if n = 1 then 0
  else if n < 1000 && known.(n) > 0 then known.(n)
  else begin
    let r = 1 + collatz (if n mod 2 = 0 then n / 2 else 3 * n + 1) in
    if n < 1000 then known.(n) <- r;
    r
  end

let () =
  Printf.printf "C(10, 3) = %d, C(24, 12) = %d\n" (binomial (10, 3)) (binomial (24, 12));
  List.iter (fun n -> Printf.printf "p(%d) = %d\n" n (partitions (n, n))) [1; 5; 10; 50];
  print_endline (String.concat ", " (List.init 12 (fun n -> string_of_int (catalan n))));
  List.iter
    (fun l ->
       let show l = String.concat " " (List.map string_of_int l) in
       Printf.printf "[%s] -> [%s]\n" (show l) (show (lis (Array.of_list l))))
    [ [3; 1; 4; 1; 5; 9; 2; 6; 5; 3; 5; 8; 9]; [5; 4; 3]; []; [1; 2; 3] ];
  let best = ref 1 in
  for n = 1 to 300 do if collatz n > collatz !best then best := n done;
  Printf.printf "longest collatz below 300: %d, %d steps\n" !best (collatz !best);
  let slow = memo (fun s -> Printf.printf "(really computing %S) " s; String.length s) in
  List.iter (fun s -> Printf.printf "%d\n" (slow s)) ["one"; "three"; "one"; "three"]

(* >>> output
naive          f(20) = 6765 in 21891 calls
fix            f(20) = 6765 in 21891 calls
memo           f(20) = 6765 in 21891 calls
memo again     f(20) = 6765 in 0 calls
memo_rec       f(20) = 6765 in 21 calls
memo_rec again f(20) = 6765 in 0 calls
memo_rec more  f(40) = 102334155 in 20 calls
C(10, 3) = 120, C(24, 12) = 2704156
p(1) = 1
p(5) = 7
p(10) = 42
p(50) = 204226
1, 1, 2, 5, 14, 42, 132, 429, 1430, 4862, 16796, 58786
[3 1 4 1 5 9 2 6 5 3 5 8 9] -> [3 4 5 6 8 9]
[5 4 3] -> [5]
[] -> []
[1 2 3] -> [1 2 3]
longest collatz below 300: 231, 127 steps
(really computing "one") 3
(really computing "three") 5
3
5
<<< *)
