(* The module Printf: what expandFormat makes of conversions and destinations. The
   functions with other conversions are built in. *)

let quoted' s = "\"" ^ String.escaped s ^ "\""
let quoted_char' c = "'" ^ Char.escaped c ^ "'"

let float' x =
  if x <> x then "nan"
  else if x = infinity then "infinity"
  else if x = neg_infinity then "neg_infinity"
  else string_of_float x

let pad_right' width s =
  let n = abs width - String.length s in
  if n <= 0 then s else s ^ String.make n ' '

let pad' width s =
  if width < 0 then Printf.pad_right' width s
  else
    let n = width - String.length s in
    if n <= 0 then s else String.make n ' ' ^ s

(* The digits of an int with `0x`, or with `_` between groups of three. *)
let alternate' letter s =
  match letter with
  | "x" | "X" -> if s = "0" then s else "0" ^ letter ^ s
  | "o" -> if s = "0" then s else "0" ^ s
  | _ ->
    let n = String.length s in
    let first = if s.[0] = '-' then 1 else 0 in
    let b = Buffer.create (2 * n) in
    String.iteri
      (fun i c ->
        if i > first && (n - i) mod 3 = 0 then Buffer.add_char b '_';
        Buffer.add_char b c)
      s;
    Buffer.contents b

(* s with n zeros after its sign and `0x`. *)
let insert_zeros' n s =
  let length = String.length s in
  let start =
    if length = 0 then 0
    else if s.[0] = '-' || s.[0] = '+' || s.[0] = ' ' then 1
    else if length > 1 && s.[0] = '0' && (s.[1] = 'x' || s.[1] = 'X') then 2
    else 0
  in
  let n = n start length in
  if n <= 0 then s
  else String.sub s 0 start ^ String.make n '0' ^ String.sub s start (length - start)

(* At least this number of digits. *)
let zeros' digits s =
  Printf.insert_zeros' (fun start length -> abs digits - (length - start)) s

let pad_zeros' width s =
  if width < 0 then Printf.pad_right' width s
  else Printf.insert_zeros' (fun _ length -> width - length) s

let signed' sign s = if s.[0] = '-' then s else sign ^ s

(* Formats are known when a program is compiled. *)
let fixed' digits x =
  match digits with
  | 0 -> Printf.sprintf "%.0f" x
  | 1 -> Printf.sprintf "%.1f" x
  | 2 -> Printf.sprintf "%.2f" x
  | 3 -> Printf.sprintf "%.3f" x
  | 4 -> Printf.sprintf "%.4f" x
  | 5 -> Printf.sprintf "%.5f" x
  | 6 -> Printf.sprintf "%.6f" x
  | 7 -> Printf.sprintf "%.7f" x
  | 8 -> Printf.sprintf "%.8f" x
  | 9 -> Printf.sprintf "%.9f" x
  | 10 -> Printf.sprintf "%.10f" x
  | 11 -> Printf.sprintf "%.11f" x
  | 12 -> Printf.sprintf "%.12f" x
  | 13 -> Printf.sprintf "%.13f" x
  | 14 -> Printf.sprintf "%.14f" x
  | 15 -> Printf.sprintf "%.15f" x
  | _ -> invalid_arg "Printf: a precision of more than 15 digits"

let stdout' = stdout
let stderr' = stderr
let output' c s = output_string c s
let add' b s = Buffer.add_string b s

(* Functions with formats that are values (see Stdlib.format4). Calls of printf, eprintf,
   sprintf, fprintf, bprintf, ksprintf and kprintf with format literals are expanded
   instead. *)
let run' (Format' (_, f)) k =
  f
    { quoted' = Printf.quoted'; quoted_char' = Printf.quoted_char'; float' = Printf.float';
      pad' = Printf.pad'; pad_right' = Printf.pad_right'; pad_zeros' = Printf.pad_zeros';
      fixed' = Printf.fixed'; signed' = Printf.signed'; alternate' = Printf.alternate';
      zeros' = Printf.zeros' }
    k []

(* Writes all parts, the last one of the list first. *)
let write' write c parts =
  List.iter
    (fun part -> match part with Text' s -> write c s | Printer' print -> print c)
    (List.rev parts)

(* The string that all parts make. *)
let concat' parts =
  String.concat ""
    (List.map
       (fun part -> match part with Text' s -> s | Printer' print -> print ())
       (List.rev parts))

let kfprintf k c format =
  Printf.run' format (fun parts -> Printf.write' output_string c parts; k c)
let kbprintf k b format =
  Printf.run' format (fun parts -> Printf.write' Buffer.add_string b parts; k b)
let ksprintf k format = Printf.run' format (fun parts -> k (Printf.concat' parts))
let kprintf k format = Printf.ksprintf k format
let fprintf c format = Printf.run' format (fun parts -> Printf.write' output_string c parts)
let bprintf b format =
  Printf.run' format (fun parts -> Printf.write' Buffer.add_string b parts)
let printf' format = Printf.fprintf stdout format
let eprintf' format = Printf.fprintf stderr format
let sprintf' format = Printf.run' format (fun parts -> Printf.concat' parts)

(* The arguments are taken, and nothing is written. *)
let ifprintf (c : 'b) (format : ('a, 'b, 'c, unit) format4) = Printf.run' format (fun _ -> ())
let ikfprintf k c format = Printf.run' format (fun _ -> k c)
