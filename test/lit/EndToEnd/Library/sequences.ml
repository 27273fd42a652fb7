(* Sequences, and those of the elements of lists, tables and the like.
   RUN: %everywhere %s
*)
module IM = Map.Make (struct type t = int let compare a b = Printf.printf "c%d,%d " a b; compare a b end)
module IS = Set.Make (struct type t = int let compare a b = Printf.printf "c%d,%d " a b; compare a b end)
module H = Hashtbl.Make (struct type t = int let equal (a : int) b = a = b let hash x = x * 7 end)
let rec range i j () = if i >= j then Seq.Nil else (Printf.printf "<%d>" i; Seq.Cons (i, range (i + 1) j))
let p n = Printf.printf "%d " n
let nl () = print_newline ()
let pairs s = Seq.iter (fun (a, b) -> Printf.printf "%d:%d " a b) s; nl ()
let ints s = Seq.iter p s; nl ()
(* Nothing is computed before it is needed, and everything again each time. *)
let () =
  let square x = Printf.printf "[%d]" x; x * x in
  let s = Seq.map square (Seq.filter (fun x -> Printf.printf "?%d" x; x mod 3 = 0) (range 0 12)) in
  print_endline "made";
  (match s () with
   | Seq.Nil -> print_endline "empty"
   | Seq.Cons (x, rest) -> Printf.printf " %d\n" x; ints rest; ints rest);
  let rec from n () = Seq.Cons (n, from (n + 1)) in
  let rec take n s () =
    if n = 0 then Seq.Nil
    else match s () with Seq.Nil -> Seq.Nil | Seq.Cons (x, rest) -> Seq.Cons (x, take (n - 1) rest)
  in
  let rec sieve s () =
    match s () with
    | Seq.Nil -> Seq.Nil
    | Seq.Cons (p, rest) -> Seq.Cons (p, sieve (Seq.filter (fun n -> n mod p <> 0) rest))
  in
  ints (take 15 (sieve (from 2)));
  ints (take 5 (Seq.filter_map (fun n -> if n mod 7 = 3 then Some (n * 2) else None) (from 0)));
  ints (take 9 (Seq.flat_map (fun n -> range 0 n) (from 0)));
  ints (Seq.concat (List.to_seq [range 0 2; Seq.empty; Seq.return 7; Seq.cons 8 (range 3 5)]));
  ints (Seq.append (range 0 3) (Seq.concat_map (fun n -> List.to_seq [n; n]) (range 4 6)));
  ints (Seq.unfold (fun n -> if n > 100 then None else Some (n, 2 * n)) 1);
  Printf.printf " %d\n" (Seq.fold_left (fun a b -> 10 * a - b) 1 (range 1 5));
  Seq.iter (fun (s, x) -> Printf.printf "%s %g " s x) (Seq.map (fun n -> (string_of_int n, float n)) (range 0 3));
  (match ints (Seq.map (fun n -> if n = 2 then raise Exit else n) (range 0 5)) with
   | () -> () | exception Exit -> print_endline "Exit");
  let s : int Seq.t = fun () -> raise Not_found in
  let s = Seq.append (range 0 2) s in
  try ints s with Not_found -> print_endline "Not_found"

let () =
  let m = IM.of_seq (Seq.map (fun i -> (i * 7 mod 20, i)) (range 0 20)) in
  nl ();
  pairs (IM.to_seq m); pairs (IM.to_rev_seq m); 
  let s = IM.to_seq_from 7 m in print_string "|"; pairs s; pairs s;
  pairs (IM.to_seq_from (-1) m); pairs (IM.to_seq_from 100 m);
  pairs (IM.to_seq (IM.add_seq (Seq.return (100, 1)) m));
  let m = IS.of_seq (Seq.map (fun i -> i * 7 mod 20) (range 0 20)) in
  nl ();
  ints (IS.to_seq m); ints (IS.to_rev_seq m); 
  let s = IS.to_seq_from 7 m in print_string "|"; ints s; ints s;
  ints (IS.to_seq_from (-1) m); ints (IS.to_seq_from 100 m);
  ints (IS.to_seq (IS.add_seq (List.to_seq [100; 3]) m))
let () =
  let h = Hashtbl.of_seq (Seq.map (fun i -> (i mod 10, i)) (range 0 20)) in
  pairs (Hashtbl.to_seq h); ints (Hashtbl.to_seq_keys h); ints (Hashtbl.to_seq_values h);
  Hashtbl.add_seq h (Array.to_seq [| (1, 2); (1, 3); (2, 5) |]);
  let s = Hashtbl.to_seq h in
  pairs s;
  Hashtbl.replace_seq h (Array.to_seq [| (1, 20); (1, 30); (2, 50) |]);
  pairs s; pairs (Hashtbl.to_seq h);
  let h = H.of_seq (Seq.map (fun i -> (i mod 10, i)) (range 0 20)) in
  pairs (H.to_seq h); ints (H.to_seq_keys h); ints (H.to_seq_values h);
  H.add_seq h (Array.to_seq [| (1, 2); (1, 3); (2, 5) |]);
  pairs (H.to_seq h);
  H.replace_seq h (Array.to_seq [| (1, 20); (1, 30); (2, 50) |]);
  pairs (H.to_seq h)
let () =
  let a = [| 1; 2; 3 |] in
  let s = Array.to_seq a in
  a.(1) <- 20; ints s; pairs (Array.to_seqi a);
  Array.iter p (Array.of_seq (range 0 5)); nl ();
  List.iter p (List.of_seq (range 0 5)); nl ();
  List.iter p (List.of_seq (List.to_seq [3; 4])); nl ();
  print_endline (String.of_seq (Seq.map Char.chr (range 65 90)));
  print_endline (String.of_seq (Seq.map Char.chr (range 33 123)));
  Seq.iter print_char (String.to_seq "abc"); Seq.iter (fun (i, c) -> Printf.printf "%d%c" i c) (String.to_seqi "abc"); nl ();
  let b = Bytes.of_string "abc" in
  let s = Bytes.to_seq b in Bytes.set b 1 'X'; Seq.iter print_char s; Seq.iter (fun (i, c) -> Printf.printf "%d%c" i c) (Bytes.to_seqi b); nl ();
  print_bytes (Bytes.of_seq s); nl ();
  let b = Buffer.of_seq s in Buffer.add_seq b (String.to_seq "more"); 
  let s = Buffer.to_seq b in Buffer.add_char b '!'; Seq.iter print_char s; Seq.iter (fun (i, c) -> Printf.printf "%d%c" i c) (Buffer.to_seqi b); nl ();
  Buffer.output_buffer stdout b; nl ();
  let s = Stack.of_seq (range 0 4) in ints (Stack.to_seq s); Stack.add_seq s (range 7 9); ints (Stack.to_seq s);
  let s = Queue.of_seq (range 0 4) in ints (Queue.to_seq s); Queue.add_seq s (range 7 9); 
  let t = Queue.to_seq s in Queue.add 99 s; ints t; ignore (Queue.pop s); ints t; 
  ints (Option.to_seq (Some 1)); ints (Option.to_seq None); ints (Result.to_seq (Ok 3)); ints (Result.to_seq (Error "x"));
  let (l, r) = List.partition_map (fun x -> p x; if x mod 2 = 0 then Either.Left x else Either.Right (string_of_int x)) [1;2;3;4;5] in
  List.iter p l; List.iter print_string r; nl ()
