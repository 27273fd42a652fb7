(* Parsers as functions, and functions that combine them.
   RUN: %everywhere %s
*)
type 'a outcome =
  | Parsed of 'a * int
  | Failed of { at : int; expected : string }

type 'a parser = { run : string -> int -> 'a outcome }

let return x = { run = fun _ i -> Parsed (x, i) }

let bind p f =
  { run = fun s i ->
        match p.run s i with
        | Parsed (x, i) -> (f x).run s i
        | Failed { at; expected } -> Failed { at; expected } }

let ( >>= ) = bind
let ( >>| ) p f = p >>= fun x -> return (f x)
let ( *> ) p q = p >>= fun _ -> q
let ( <* ) p q = p >>= fun x -> q >>| fun _ -> x

let ( <|> ) p q =
  { run = fun s i ->
        match p.run s i with
        | Parsed _ as ok -> ok
        | Failed { at; expected } when at > i -> Failed { at; expected }
        | Failed { expected = e; _ } ->
          match q.run s i with
          | Parsed _ as ok -> ok
          | Failed { at; expected } ->
            Failed { at; expected = if at = i then e ^ " or " ^ expected else expected } }

let satisfy what test =
  { run = fun s i ->
        if i < String.length s && test s.[i] then Parsed (s.[i], i + 1)
        else Failed { at = i; expected = what } }

let char c = satisfy (Printf.sprintf "'%c'" c) (fun d -> c = d)

let rec many p = (p >>= fun x -> many p >>| fun l -> x :: l) <|> return []

let many1 p = p >>= fun x -> many p >>| fun l -> x :: l

let sep_by p sep =
  (p >>= fun x -> many (sep *> p) >>| fun l -> x :: l) <|> return []

let chain p op =
  let rec rest a = (op >>= fun f -> p >>= fun b -> rest (f a b)) <|> return a in
  p >>= rest

let fix f =
  let rec run s i = (f { run }).run s i in
  { run }

let finish =
  { run = fun s i -> if i = String.length s then Parsed ((), i) else Failed { at = i; expected = "end" } }

let blanks = many (char ' ')
let token p = p <* blanks
let symbol c = token (char c)

let implode cs = String.concat "" (List.map (String.make 1) cs)

let number =
  token (many1 (satisfy "digit" (function '0'..'9' -> true | _ -> false)))
  >>| fun cs -> int_of_string (implode cs)

let word = token (many1 (satisfy "letter" (function 'a'..'z' -> true | _ -> false))) >>| implode

let expression =
  fix (fun e ->
      let factor = number <|> (symbol '(' *> e <* symbol ')') in
      let term = chain factor ((symbol '*' >>| fun _ a b -> a * b) <|> (symbol '/' >>| fun _ a b -> a / b)) in
      chain term ((symbol '+' >>| fun _ a b -> a + b) <|> (symbol '-' >>| fun _ a b -> a - b)))

type tree = Atom of string | Num of int | List of tree list

let tree =
  fix (fun t ->
      (word >>| fun w -> Atom w) <|> (number >>| fun n -> Num n)
      <|> (symbol '(' *> many t <* symbol ')' >>| fun l -> List l))

let rec show = function
  | Atom w -> w
  | Num n -> string_of_int n
  | List l -> "[" ^ String.concat "; " (List.map show l) ^ "]"

let pairs = sep_by (word >>= fun k -> symbol '=' *> number >>| fun v -> (k, v)) (symbol ',')

let parse p show text =
  match (blanks *> p <* finish).run text 0 with
  | Parsed (x, _) -> print_endline (show x)
  | Failed { at; expected } -> Printf.printf "%d: expected %s\n" at expected

let () =
  List.iter (parse expression string_of_int)
    ["1 + 2 * 3"; "(1+2)*3"; "10 - 3 - 2"; "100/5/2"; "2*(3+"; "2 3"; ""; "((((7))))"; "4 * x"];
  List.iter (parse tree show) ["abc"; "(add 1 (mul 2 x))"; "()"; "(a (b"; ")"];
  List.iter
    (parse pairs (fun l -> String.concat "&" (List.map (fun (k, v) -> k ^ ":" ^ string_of_int v) l)))
    ["a = 1, b = 22"; ""; "a = , b"]

(* >>> output
7
9
5
10
5: expected digit or '('
2: expected end
0: expected digit or '('
7
4: expected digit or '('
abc
[add; 1; [mul; 2; x]]
[]
5: expected ')'
0: expected letter or digit or '('
a:1&b:22

4: expected digit
<<< *)
