(* Where definitions end: in branches, functions, loops; several on a line; with
   blanks in front.
   RUN: %everywhere %s
*)
let f c = if c then let y = 1 in print_int y
let g = fun x -> if x then fun y -> y else fun y -> y + 1
let h r = r := 3 let k = 4 let () = print_int k
  let indented = 5
  let () = print_int indented;;
;;
print_newline (); f true let a = 6;; print_int a let rec loop n = if n > 0 then loop (n - 1) else ()
;; loop 3; let b = 7 in let c = 8 in print_int (b + c);;
let () =
  let r = ref 1 in
  h r;
  let x = !r in
  begin let y = x in print_int y end; print_int ((g false) 1)
let t = if a = 6 then 1, 2 else 3, 4 and u = (fun x -> x), 1
let () = let (v, w) = t in print_int (v + w); print_int ((fst u) (snd u))
let () = for i = 1 to 2 do let z = i in print_int z done let () = while false do let q = 1 in print_int q done
let last = print_newline
let () = last ()

(* >>> output
45
1615323112
<<< *)
