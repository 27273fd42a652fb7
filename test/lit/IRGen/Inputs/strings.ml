let rec get s i = s.[i] in
let rec length s = String.length s in
let rec literal b = if b then "ab" else "ab\000c" in
let rec compare s t = (s = t) = (s < t) in
let rec make s i = String.sub s i 1 ^ literal true in
let rec code c = Char.chr (Char.code c + 1) in
let rec fail i = if i = 0 then failwith "ab" else if i = 1 then exit 3 else i in
let text = literal (compare "" "") in
print_string (make text (fail (length "x")));
print_char (code (get "x" 0))
