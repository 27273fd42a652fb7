(* A program of a first course.
   RUN: %everywhere %s
*)
(* Zippers: a text cursor, and a tree. *)

(* ---- lists: a line editor ---- *)
type line = { before : char list; after : char list }

let of_string s = { before = []; after = List.of_seq (String.to_seq s) }

let to_string { before; after } =
  String.of_seq (List.to_seq (List.rev_append before ('|' :: after)))

type key = Left | Right | Home | End | Backspace | Delete | Type of string

let rec press k z =
  match k, z with
  | Left, { before = c :: before; after } -> { before; after = c :: after }
  | Right, { before; after = c :: after } -> { before = c :: before; after }
  | Backspace, { before = _ :: before; _ } -> { z with before }
  | Delete, { after = _ :: after; _ } -> { z with after }
  | Home, { before = []; _ } | End, { after = []; _ } -> z
  | Home, _ -> press Home (press Left z)
  | End, _ -> press End (press Right z)
  | Type s, _ ->
    { z with before = List.rev_append (List.of_seq (String.to_seq s)) z.before }
  | (Left | Right | Backspace | Delete), _ -> z

let name = function
  | Left -> "<-"
  | Right -> "->"
  | Home -> "home"
  | End -> "end"
  | Backspace -> "bksp"
  | Delete -> "del"
  | Type s -> Printf.sprintf "%S" s

(* ---- trees ---- *)
type tree = Leaf of string | Node of tree list

type path =
  | Top
  | Inside of { left : tree list; up : path; right : tree list }

type location = { focus : tree; path : path }

exception Cannot of string

let down = function
  | { focus = Node (t :: right); path } -> { focus = t; path = Inside { left = []; up = path; right } }
  | { focus = Node []; _ } | { focus = Leaf _; _ } -> raise (Cannot "go down")

let up { focus; path } =
  match path with
  | Top -> raise (Cannot "go up")
  | Inside { left; up; right } -> { focus = Node (List.rev_append left (focus :: right)); path = up }

let next { focus; path } =
  match path with
  | Inside ({ right = t :: right; left; _ } as p) ->
    { focus = t; path = Inside { p with left = focus :: left; right } }
  | Top | Inside _ -> raise (Cannot "go right")

let replace t loc = { loc with focus = t }

let insert_right t loc =
  match loc.path with
  | Top -> raise (Cannot "insert at the top")
  | Inside p -> { loc with path = Inside { p with right = t :: p.right } }

let rec root loc = match loc.path with Top -> loc.focus | _ -> root (up loc)

let rec show = function
  | Leaf s -> s
  | Node l -> "(" ^ String.concat " " (List.map show l) ^ ")"

let () =
  let keys =
    [ Right; Right; Type "l"; End; Type " world"; Left; Left; Backspace; Delete; Home; Delete;
      Type "H"; Left; Left; Left; Backspace; End; Right; Type "!" ] in
  let final =
    List.fold_left
      (fun z k ->
        let z' = press k z in
        Printf.printf "%-9s %s%s\n" (name k) (to_string z') (if z' = z then "   (nothing)" else "");
        z')
      (of_string "helo") keys
  in
  Printf.printf "%d characters\n" (List.length final.before + List.length final.after)

let () =
  let t = Node [ Leaf "a"; Node [ Leaf "b"; Leaf "c"; Node [] ]; Leaf "d" ] in
  let steps =
    [ "down", down; "next", next; "down", down; "next", next;
      "replace", replace (Node [ Leaf "x"; Leaf "y" ]);
      "insert", insert_right (Leaf "z"); "next", next; "next", next; "down", down;
      "next", next; "up", up; "up", up; "up", up ] in
  let apply loc (what, f) =
    match f loc with
    | loc' -> Printf.printf "%-8s %-12s of %s\n" what (show loc'.focus) (show (root loc')); loc'
    | exception Cannot m -> Printf.printf "%-8s cannot %s\n" what m; loc
  in
  let last = List.fold_left apply { focus = t; path = Top } steps in
  Printf.printf "was %s\nis  %s\n" (show t) (show (root last))

(* >>> output
->        h|elo
->        he|lo
"l"       hel|lo
end       hello|
" world"  hello world|
<-        hello worl|d
<-        hello wor|ld
bksp      hello wo|ld
del       hello wo|d
home      |hello wod
del       |ello wod
"H"       H|ello wod
<-        |Hello wod
<-        |Hello wod   (nothing)
<-        |Hello wod   (nothing)
bksp      |Hello wod   (nothing)
end       Hello wod|
->        Hello wod|   (nothing)
"!"       Hello wod!|
10 characters
down     a            of (a (b c ()) d)
next     (b c ())     of (a (b c ()) d)
down     b            of (a (b c ()) d)
next     c            of (a (b c ()) d)
replace  (x y)        of (a (b (x y) ()) d)
insert   (x y)        of (a (b (x y) z ()) d)
next     z            of (a (b (x y) z ()) d)
next     ()           of (a (b (x y) z ()) d)
down     cannot go down
next     cannot go right
up       (b (x y) z ()) of (a (b (x y) z ()) d)
up       (a (b (x y) z ()) d) of (a (b (x y) z ()) d)
up       cannot go up
was (a (b c ()) d)
is  (a (b (x y) z ()) d)
<<< *)
