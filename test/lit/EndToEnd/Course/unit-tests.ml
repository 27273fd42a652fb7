(* A program of a first course.
   RUN: %everywhere %s --status=4
*)
(* A tiny unit test library, used on some student solutions.
   The exit status is the number of failed tests. *)

type outcome = Pass | Fail of string | Crash of exn

type test = { label : string; body : unit -> unit }

exception Assertion of string

let passed = ref 0
let failures : (string * outcome) list ref = ref []

let assert_equal ?(show = fun _ -> "<value>") ~expected actual =
  if expected <> actual then
    raise (Assertion (Printf.sprintf "expected %s but got %s" (show expected) (show actual)))

let assert_raises expected f =
  match f () with
  | _ -> raise (Assertion ("expected exception " ^ Printexc.to_string expected))
  | exception e when e = expected -> ()

let ( >:: ) label body = { label; body }

let run { label; body } =
  let result =
    try body (); Pass with
    | Assertion msg -> Fail msg
    | e -> Crash e
  in
  match result with
  | Pass -> incr passed; Printf.printf "ok    %s\n" label
  | (Fail m) as r -> failures := (label, r) :: !failures; Printf.printf "FAIL  %s: %s\n" label m
  | (Crash e) as r ->
    failures := (label, r) :: !failures;
    Printf.printf "CRASH %s: %s\n" label
      (match e with
       | Failure m -> "Failure " ^ m
       | Not_found -> "Not_found"
       | Stack_overflow -> "stack overflow"
       | _ -> Printexc.to_string e)

(* ---- student solutions, some of them wrong ---- *)
let rec last = function
  | [] -> failwith "last"
  | [ x ] -> x
  | _ :: l -> last l

let is_palindrome s =
  let n = String.length s in
  let rec go i = i >= n / 2 || (s.[i] = s.[n - 1 - i] && go (i + 1)) in
  go 0

let rec remove_duplicates = function      (* wrong: only adjacent ones *)
  | a :: (b :: _ as l) when a = b -> remove_duplicates l
  | a :: l -> a :: remove_duplicates l
  | [] -> []

let rec gcd a b = if a = b then a else if a > b then gcd (a - b) b else gcd a (b - a)

let max_array a =                          (* wrong for negative numbers *)
  let m = ref 0 in
  Array.iter (fun x -> if x > !m then m := x) a;
  !m

let nth_word n s = List.nth (String.split_on_char ' ' s) n

let ints l = "[" ^ String.concat ";" (List.map string_of_int l) ^ "]"

let tests =
  [ "last of three" >:: (fun () -> assert_equal ~show:string_of_int ~expected:3 (last [ 1; 2; 3 ]));
    "last of empty" >:: (fun () -> assert_raises (Failure "last") (fun () -> last []));
    "palindrome" >:: (fun () ->
        List.iter
          (fun (s, b) -> assert_equal ~show:string_of_bool ~expected:b (is_palindrome s))
          [ "", true; "a", true; "abba", true; "abcba", true; "abca", false ]);
    "duplicates adjacent" >:: (fun () ->
        assert_equal ~show:ints ~expected:[ 1; 2; 3 ] (remove_duplicates [ 1; 1; 2; 3; 3; 3 ]));
    "duplicates anywhere" >:: (fun () ->
        assert_equal ~show:ints ~expected:[ 1; 2 ] (remove_duplicates [ 1; 2; 1 ]));
    "gcd" >:: (fun () -> assert_equal ~show:string_of_int ~expected:14 (gcd 42 56));
    "max of negatives" >:: (fun () -> assert_equal ~show:string_of_int ~expected:(-1) (max_array [| -5; -1; -7 |]));
    "nth word" >:: (fun () -> assert_equal ~show:Fun.id ~expected:"brown" (nth_word 2 "the quick brown"));
    "nth word missing" >:: (fun () -> assert_equal ~expected:"" (nth_word 3 "the quick brown"));
    "no exception" >:: (fun () -> assert_raises Not_found (fun () -> List.assoc 1 [ 1, 'a' ])) ]

let () =
  at_exit (fun () -> print_endline "-- end of report --");
  List.iter run tests;
  let failed = List.rev !failures in
  Printf.printf "%d passed, %d failed\n" !passed (List.length failed);
  List.iteri
    (fun i (l, o) ->
       Printf.printf "%d) %s%s\n" (i + 1) l (match o with Crash _ -> " (crashed)" | _ -> ""))
    failed;
  if failed <> [] then exit (List.length failed);
  print_endline "all tests passed"

(* >>> output
ok    last of three
ok    last of empty
ok    palindrome
ok    duplicates adjacent
FAIL  duplicates anywhere: expected [1;2] but got [1;2;1]
ok    gcd
FAIL  max of negatives: expected -1 but got 0
ok    nth word
CRASH nth word missing: Failure nth
FAIL  no exception: expected exception Not_found
6 passed, 4 failed
1) duplicates anywhere
2) max of negatives
3) nth word missing (crashed)
4) no exception
-- end of report --
<<< *)
