(* Exceptions across calls of closures: functions of one type of which some
   raise, with and without captured variables, in tail position and not.
   RUN: %everywhere %s
*)
exception Stop of int
let safe x = x + 1
let raising x = if x > 3 then raise (Stop x) else x * 10
let rec iterate f n x = if n = 0 then x else iterate f (n - 1) (f x)
let rec loop f n x = if n = 0 then f x else loop f (n - 1) (x + 1)
let try_it f = try f 1 with Stop n -> 1000 + n
let print x = print_int x; print_newline ()
let compose f g = fun x -> f (g x)
let make k = fun x -> if x = k then raise (Stop (x * k)) else x - k
let make_safe k = fun x -> x - k
let table = [| safe; raising; make 5; make_safe 5 |]
let floats = [| (fun x -> x *. 2.0); (fun x -> if x > 1.0 then raise Exit else x) |]
let units = [| (fun () -> print_string "unit "); (fun () -> raise Not_found) |]

(* No `try` is around these. *)
let outside = iterate safe 3 (iterate (make_safe 2) 2 10)

let () =
  print outside;
  print (try_it safe);
  print (try_it raising);
  print (try_it (fun x -> iterate raising 2 x));
  print (try_it (fun x -> loop raising 5 x));
  print (try_it (fun x -> loop safe 5 x));
  print (try_it (compose raising safe));
  print (try_it (compose raising (compose safe (fun x -> x + 4))));
  print (try_it (make 1));
  print (try_it (make_safe 1));
  for i = 0 to 3 do
    print (try table.(i) 5 with Stop n -> -n)
  done;
  for i = 0 to 1 do
    print_float (try floats.(i) 1.5 with Exit -> 0.25);
    print_newline ();
    (try units.(i) () with Not_found -> print_string "Not_found ")
  done;
  print_newline ();
  let apply f x = f x in
  print (try apply raising 4 with Stop n -> n);
  print (apply safe 4);
  (* The closure is called in the handler, too. *)
  print (try (try raising 9 with Stop n -> raising (n - 1)) with Stop n -> n);
  print (try (try raising 9 with Stop n -> raising (n - 6)) with Stop n -> n);
  let throw = raise in
  print (try throw (Stop 3) with Stop n -> n + 1);
  let rec fold f acc i =
    if i = Array.length table then acc else fold f (f acc table.(i)) (i + 1) in
  print (fold (fun acc g -> acc + (try g 5 with Stop n -> 100 * n)) 0 0)

(* >>> output
9
2
10
1010
1006
7
20
1006
1001
0
6
-5
-25
0
3.
unit 0.25
Not_found 
4
5
8
30
4
3006
<<< *)
