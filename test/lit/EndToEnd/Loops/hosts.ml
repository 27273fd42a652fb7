(* Loops as parts of the functions around them, and references in registers.
   RUN: %everywhere %s
*)
let show x = print_int x; print_char ' '
let line () = print_newline ()
exception E of int
exception Stop

(* More variables than are passed as arguments. *)
let many a b c d e f g h i j n =
  let s = ref 0 and t = ref 1.0 in
  for k = a to n do
    for l = k downto b - 3 do
      s := !s + a + b * c + d - e + f * g - h + i * j + k * l;
      let m = ref k in
      while !m > l do
        decr m;
        if !m mod 3 = c - 3 then s := !s - d * !m;
        t := !t +. float_of_int (!m * e)
      done
    done
  done;
  print_float !t; !s

(* Closures that capture what a loop binds. *)
let closures n =
  let fs = Array.make (n + 1) (fun x -> x) in
  for i = 0 to n do
    let r = ref i in
    let add x = r := !r + x; !r in
    ignore (add 1);
    fs.(i) <- (fun x -> r := !r * 2; add x + i)
  done;
  let s = ref 0 in
  for i = 0 to n do s := !s + fs.(i) i; s := !s + fs.(i) 1 done;
  !s

(* References that escape, in each way. *)
let returned n = let r = ref n in incr r; r
let stored n = let r = ref n in let a = [| r; ref 2; r |] in a.(0) := 7; !r + !(a.(1)) + !(a.(2))
let in_tuple n = let r = ref n in let (x, y) = (r, r) in x := !y + 1; !r
let aliased n = let r = ref n in let s = r in s := !s + 5; !r * !s
let of_reference n = let r = ref (ref n) in !r := !(!r) + 1; let old = !r in r := ref 9; !old * 100 + !(!r)
let chosen n = let a = ref 1 and b = ref 2 in let c = if n > 0 then a else b in c := 50; !a * 100 + !b
let passed r = r := !r * 2
let passes n = let r = ref n in passed r; passed r; !r
let compared n = let r = ref n in let s = ref n in if r = s then 1 else 0
let returned_by_loop n =
  let r = ref (ref 0) in
  for i = 0 to n do let s = ref i in if i mod 2 = 0 then r := s; incr s done;
  !(!r)

(* All types of contents. *)
let types n =
  let b = ref false and f = ref 1.5 and s = ref "" and u = ref () and g = ref (fun x -> x + 1)
  and t = ref (1, 2.5) and a = ref [| 1 |] and c = ref 'a' and e = ref Stop in
  for i = 1 to n do
    b := not !b; f := !f *. 2.0; s := !s ^ "x"; u := ();
    (let h = !g in g := fun x -> h x * 2);
    (let (x, y) = !t in t := (x + i, y +. 1.0));
    a := Array.append !a [| i |];
    c := Char.chr (Char.code !c + 1);
    if i = 2 then e := E i
  done;
  !u;
  let (x, y) = !t in
  show (if !b then 1 else 0); print_float !f; print_string !s; show (!g n); show x; print_float y;
  show (Array.length !a); print_char !c;
  try raise !e with E k -> show k | Stop -> show (-1)

(* Loops in tail position, after which the function ends. *)
let tail a n = if n < 0 then a.(0) <- -1 else for i = 0 to n do a.(0) <- a.(0) + i done
let rec recursive a n = if n > 0 then (for i = 1 to n do a.(0) <- a.(0) + i done; recursive a (n - 1))
let rec tail_loop a n =
  if n > 0 then (while a.(0) > 100 do a.(0) <- a.(0) / 2; recursive a 1 done; tail_loop a (n - 1))
let rec loops_that_recur a n =
  for i = 1 to n do a.(0) <- a.(0) + i; loops_that_recur a (i - 1) done

(* Bounds are evaluated once, in order, even if nothing is executed. *)
let bounds () =
  let b s v = print_string s; v in
  for i = b "a" 1 to b "b" 2 do show i done;
  for i = b "c" 1 to b "d" 0 do show i done;
  for i = b "e" 1 downto b "f" 0 do show i done

(* Extreme bounds. *)
let extreme () =
  let c = ref 0 in
  for i = max_int - 2 to max_int do incr c; if i = max_int then c := !c + 10 done;
  for i = min_int + 1 downto min_int do c := !c + (if i = min_int then 1000 else 100) done;
  !c

(* Loops and handlers in each other. *)
let mixed n =
  let s = ref 0 in
  for i = 0 to n do
    try
      for j = 0 to i do
        (try
           while true do
             s := !s + j;
             if !s mod 7 = 3 then raise (E j);
             if !s mod 5 = 4 then raise Stop;
             incr s
           done
         with E k -> s := !s + k * 10);
        if !s > 500 then raise Stop
      done
    with Stop -> s := !s + 1
  done;
  !s
let condition n =
  let i = ref 0 in
  while (try if !i > n then raise Stop; 10 / (n - !i) >= 0 with Stop -> false | Division_by_zero -> incr i; true)
  do i := !i + 2 done;
  !i
let handler_loop n =
  try if n > 3 then raise (E n) else n with E k ->
    let s = ref 0 in for i = 1 to k do s := !s * 2 + i done; !s
let rec raising_loop a n =
  for i = 0 to n do
    if a.(i) < 0 then raise (E i);
    if a.(i) > 100 then raising_loop a (i - 1)
  done
let from_closure n =
  let r = ref 0 in
  let f = (fun x -> for i = 0 to x do r := !r + i; if i > 5 then raise (E !r) done) in
  (try f n; r := !r + 1000 with E k -> r := - k);
  !r

let () =
  show (many 1 2 3 4 5 6 7 8 9 10 6); line ();
  show (closures 4); line ();
  show !(returned 4); show (stored 3); show (in_tuple 4); show (aliased 2); show (of_reference 6);
  show (chosen 1); show (chosen 0); show (passes 3); show (compared 3); show (returned_by_loop 5); line ();
  types 3; types 1; line ();
  let a = [| 0 |] in
  tail a 10; show a.(0); tail a (-1); show a.(0); recursive a 10; show a.(0); tail_loop a 3; show a.(0);
  loops_that_recur a 5; show a.(0); line ();
  bounds (); line ();
  show (extreme ()); line ();
  show (mixed 20); show (condition 7); show (condition 6); show (handler_loop 2); show (handler_loop 9);
  show (from_closure 3); show (from_closure 9); line ();
  show (try raising_loop [| 1; 200; 3; -4 |] 3; 0 with E k -> k);
  show (try raising_loop [| 1; 200; 3 |] 3; 0 with E k -> k | Invalid_argument _ -> 66); line ()

(* The same at the top level. *)
let total = ref 0
let limit = 10
let count = ref 0
let () = for i = 1 to limit do total := !total + i; incr count done; show !total
let once = ref 5
let () = while !once > 0 do decr once; (try if !once = 2 then raise Stop with Stop -> show 22) done
let use () = !total + limit
let () = show (use ()); show !count; line ()

(* >>> output
846.4355 
145 
5 16 5 49 709 5002 150 12 1 5 
1 12.xxx32 7 5.54 d2 1 3.x4 2 3.52 b-1 
55 -1 219 56 113 
ab1 2 cdef1 0 
1113 
175 8 9 2 1013 1006 -21 
3 66 
55 22 65 10 
<<< *)
