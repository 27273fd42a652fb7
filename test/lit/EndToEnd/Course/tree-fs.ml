(* A program of a first course.
   RUN: %everywhere %s
*)
(* An imaginary file system: mutually recursive types, paths, a tiny shell. *)

type entry =
  | File of { size : int; hidden : bool }
  | Dir of dir

and dir = (string * entry) list   (* sorted by name *)

type error =
  | Not_found_ of string
  | Not_a_dir of string
  | Exists of string

exception Fs of error
let fail e = raise (Fs e)

let message = function
  | Not_found_ p -> p ^ ": no such file"
  | Not_a_dir p -> p ^ ": not a directory"
  | Exists p -> p ^ ": already there"

let split path = List.filter (( <> ) "") (String.split_on_char '/' path)

let rec lookup d = function
  | [] -> Dir d
  | [ name ] -> (try List.assoc name d with Not_found -> fail (Not_found_ name))
  | name :: rest ->
    match List.assoc_opt name d with
    | Some (Dir d') -> lookup d' rest
    | Some (File _) -> fail (Not_a_dir name)
    | None -> fail (Not_found_ name)

(* functional update along a path *)
let rec change d path f : dir =
  match path with
  | [] -> invalid_arg "change"
  | [ name ] ->
    let others = List.remove_assoc name d in
    (match f name (List.assoc_opt name d) with
     | None -> others
     | Some e -> List.sort compare ((name, e) :: others))
  | name :: rest ->
    match List.assoc_opt name d with
    | Some (Dir d') -> (name, Dir (change d' rest f)) :: List.remove_assoc name d |> List.sort compare
    | Some (File _) -> fail (Not_a_dir name)
    | None -> fail (Not_found_ name)

let create e path root =
  change root (split path) (fun name -> function
    | None -> Some e
    | Some _ -> fail (Exists name))

let remove path root =
  change root (split path) (fun name -> function
    | None -> fail (Not_found_ name)
    | Some _ -> None)

let rec size_entry = function
  | File { size; _ } -> size
  | Dir d -> size_dir d

and size_dir d = List.fold_left (fun s (_, e) -> s + size_entry e) 0 d

let rec print_dir prefix d =
  match d with
  | [] -> ()
  | [ last ] -> print_entry prefix "`-- " "    " last
  | e :: rest ->
    print_entry prefix "|-- " "|   " e;
    print_dir prefix rest

and print_entry prefix branch cont (name, e) =
  match e with
  | File { size; hidden } ->
    Printf.printf "%s%s%s (%d)%s\n" prefix branch name size (if hidden then " hidden" else "")
  | Dir d ->
    Printf.printf "%s%s%s/\n" prefix branch name;
    print_dir (prefix ^ cont) d

let rec find p path d =
  List.concat_map
    (fun (name, e) ->
       let here = path ^ "/" ^ name in
       let below = match e with Dir d' -> find p here d' | File _ -> [] in
       if p name e then here :: below else below)
    d

let file ?(hidden = false) size = File { size; hidden }
let attempt label f root =
  match f root with
  | root' -> Printf.printf "%s: ok, %d bytes\n" label (size_dir root'); root'
  | exception Fs e -> Printf.printf "%s: %s\n" label (message e); root

let () =
  let root =
    []
    |> attempt "mkdir home" (create (Dir []) "/home")
    |> attempt "mkdir home/eva" (create (Dir []) "/home/eva")
    |> attempt "touch notes" (create (file 120) "home/eva/notes.txt")
    |> attempt "touch .rc" (create (file ~hidden:true 15) "home/eva/.rc")
    |> attempt "mkdir bin" (create (Dir []) "bin")
    |> attempt "touch ls" (create (file 900) "bin/ls")
    |> attempt "touch ls again" (create (file 1) "bin/ls")
    |> attempt "touch in nowhere" (create (file 1) "tmp/x")
    |> attempt "touch in a file" (create (file 1) "bin/ls/x")
  in
  print_endline "/";
  print_dir "" root;
  List.iter
    (fun p ->
       match lookup root (split p) with
       | File { size; _ } -> Printf.printf "%s is a file of %d bytes\n" p size
       | Dir d -> Printf.printf "%s is a directory with %d entries\n" p (List.length d)
       | exception Fs e -> Printf.printf "%s\n" (message e))
    [ "/"; "/home/eva"; "bin/ls"; "bin/cat"; "bin/ls/cat" ];
  let show l = print_endline (String.concat " " l) in
  show (find (fun _ e -> match e with File { size; _ } -> size > 100 | Dir _ -> false) "" root);
  show (find (fun name _ -> name.[0] = '.') "" root);
  let root' = root |> attempt "rm bin" (remove "bin") |> attempt "rm bin" (remove "bin") in
  print_dir "" root'

(* >>> output
mkdir home: ok, 0 bytes
mkdir home/eva: ok, 0 bytes
touch notes: ok, 120 bytes
touch .rc: ok, 135 bytes
mkdir bin: ok, 135 bytes
touch ls: ok, 1035 bytes
touch ls again: ls: already there
touch in nowhere: tmp: no such file
touch in a file: ls: not a directory
/
|-- bin/
|   `-- ls (900)
`-- home/
    `-- eva/
        |-- .rc (15) hidden
        `-- notes.txt (120)
/ is a directory with 2 entries
/home/eva is a directory with 2 entries
bin/ls is a file of 900 bytes
cat: no such file
ls: not a directory
/bin/ls /home/eva/notes.txt
/home/eva/.rc
rm bin: ok, 135 bytes
rm bin: bin: no such file
`-- home/
    `-- eva/
        |-- .rc (15) hidden
        `-- notes.txt (120)
<<< *)
