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

(* Calls are expanded; the definitions are for `open`. *)
let fprintf c s = output_string c s
let bprintf b s = Buffer.add_string b s
let ksprintf k s = k s
