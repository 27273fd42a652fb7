(* Bytes, buffers, stacks and queues: writing to them, growing, copies that are independent,
   exceptions; types and exceptions of modules in annotations and patterns. The name of an
   exception that is not caught has the name of the module.
   RUN: %everywhere %s --status=2
*)
let show_bytes b = print_endline (String.escaped (Bytes.to_string b))

let attempt f =
  match f () with
  | () -> print_endline "none"
  | exception Stack.Empty -> print_endline "Stack.Empty"
  | exception Queue.Empty -> print_endline "Queue.Empty"
  | exception Invalid_argument s -> print_endline s

(* A string that was taken from bytes does not change with them. *)
let () =
  let b = Bytes.make 5 'a' in
  let before = Bytes.to_string b in
  let copy = Bytes.copy b in
  for i = 0 to 4 do Bytes.set b i (Char.chr (Char.code (Bytes.get b i) + i)) done;
  show_bytes b; print_endline before; show_bytes copy;
  Bytes.blit b 0 b 1 4; show_bytes b;
  Bytes.blit b 2 b 0 3; show_bytes b;
  Bytes.fill b 3 2 '\000'; show_bytes b;
  Bytes.blit_string "xyz" 1 b 0 2; show_bytes b;
  Bytes.set_uint16_le b 2 0x4142; show_bytes b;
  print_int (Bytes.get_int16_be b 2); print_newline ();
  print_int (compare b copy); print_string (string_of_bool (b = Bytes.copy b)); print_newline ();
  attempt (fun () -> Bytes.set b 5 'x');
  attempt (fun () -> Bytes.set b (-1) 'x');
  attempt (fun () -> Bytes.blit b 3 copy 0 3);
  attempt (fun () -> ignore (Bytes.create (-1)))

(* Two new values with the same contents are different. *)
let letters = Array.init 3 (fun _ -> Bytes.make 2 '-')
let () =
  Bytes.set letters.(1) 0 '+';
  Array.iter show_bytes letters

(* A sieve. *)
let () =
  let n = 200 in
  let sieve = Bytes.make (n + 1) '\001' in
  let count = ref 0 in
  for i = 2 to n do
    if Bytes.get sieve i = '\001' then (
      incr count;
      let j = ref (i * i) in
      while !j <= n do Bytes.set sieve !j '\000'; j := !j + i done)
  done;
  print_int !count; print_newline ()

let rec fill (b : Buffer.t) n =
  if n > 0 then (
    Buffer.add_char b (Char.chr (97 + n mod 26));
    Buffer.add_string b (string_of_int n);
    fill b (n - 1))

let () =
  let b = Buffer.create 1 in
  fill b 30;
  print_endline (Buffer.contents b);
  let whole = Buffer.contents b in
  Buffer.add_buffer b b;
  print_endline (string_of_bool (Buffer.contents b = whole ^ whole));
  Buffer.truncate b 7;
  Buffer.add_substring b "0123456789" 3 4;
  print_endline (Buffer.contents b); print_endline (Buffer.sub b 2 5);
  print_char (Buffer.nth b 10); print_int (Buffer.length b); print_newline ();
  attempt (fun () -> ignore (Buffer.nth b 11));
  attempt (fun () -> Buffer.add_substring b "abc" 2 2);
  Buffer.reset b;
  Buffer.add_bytes b (Bytes.of_string "end");
  print_endline (Buffer.contents b)

(* Many small buffers and one large one. *)
let () =
  let total = ref 0 in
  for i = 1 to 1000 do
    let b = Buffer.create 4 in
    for j = 0 to i mod 17 do Buffer.add_char b (Char.chr (32 + j)) done;
    total := !total + Char.code (Buffer.contents b).[i mod 17]
  done;
  let b = Buffer.create 0 in
  for _ = 1 to 100000 do Buffer.add_string b "ab" done;
  print_int (!total + Buffer.length b); print_newline ()

type job = { name : string; steps : int Stack.t; next : job Queue.t }

let () =
  let s : int Stack.t = Stack.create () in
  attempt (fun () -> ignore (Stack.pop s));
  for i = 1 to 5 do Stack.push (i * i) s done;
  let copy = Stack.copy s in
  print_int (Stack.pop s); print_int (Stack.top s); print_int (Stack.length s); print_newline ();
  Stack.iter (fun x -> print_int x; print_char ' ') copy; print_newline ();
  print_int (Stack.fold (fun a x -> (a * 3) + x) 0 s); print_newline ();
  let q = Queue.create () in
  let job = { name = "first"; steps = s; next = q } in
  Queue.add job q;
  Queue.add { job with name = "second" } q;
  Queue.iter (fun j -> print_string j.name; print_int (Queue.length j.next)) q; print_newline ();
  print_string (Queue.take q).name; print_string (Queue.peek q).name; print_newline ();
  let r = Queue.create () in
  Queue.push { job with name = "third" } r;
  Queue.transfer q r;
  print_int (Queue.length q); print_int (Queue.length r); print_newline ();
  Queue.add job q;
  Queue.iter (fun j -> print_string j.name) r; print_newline ();
  (match Queue.take_opt q, Queue.take_opt q, Stack.pop_opt (Stack.create ()) with
   | Some _, None, None -> print_endline "one"
   | _ -> print_endline "?");
  attempt (fun () -> ignore (Queue.pop q))

(* Breadth-first search: what is added while the queue is not empty is visited. *)
let () =
  let q = Queue.create () in
  let seen = Array.make 50 false in
  let add n = if n < 50 && not seen.(n) then (seen.(n) <- true; Queue.add n q) in
  add 1;
  while not (Queue.is_empty q) do
    let n = Queue.take q in
    print_int n; print_char ' ';
    add (2 * n); add (3 * n + 1)
  done;
  print_newline ()

let () =
  let twice f = Fun.flip (fun x f -> f (f x)) f in
  print_int (twice (Fun.const 3) 4); print_int (twice Fun.id 5);
  print_string (string_of_bool (Fun.negate (fun x -> x > 0) 1)); print_newline ();
  print_endline (String.concat "," (List.map string_of_int (List.init 12 Fun.id)))

let () = Stack.push (Stack.top (Stack.create ()) + 1) (Stack.create ())

(* >>> output
abcde
aaaaa
aaaaa
aabcd
bcdcd
bcd\000\000
yzd\000\000
yzBA\000
16961
1true
index out of bounds
index out of bounds
Bytes.blit
Bytes.create
--
+-
--
46
e30d29c28b27a26z25y24x23w22v21u20t19s18r17q16p15o14n13m12l11k10j9i8h7g6f5e4d3c2b1
true
e30d29c3456
0d29c
611
Buffer.nth
Buffer.add_substring/add_subbytes
end
239993
Stack.Empty
25164
25 16 9 4 1 
526
first2second2
firstsecond
02
thirdsecond
one
Queue.Empty
1 2 4 7 8 13 14 22 16 25 26 40 28 43 44 32 49 
35false
0,1,2,3,4,5,6,7,8,9,10,11
<<< *)

(* >>> errors
Fatal error: exception Stdlib.Stack.Empty
<<< *)
