(* Items of a module in brackets and in `begin` ... `end` end where they end elsewhere.
   RUN: %everywhere %s
*)
let () = (
  let module M = struct
    let add = fun p -> (p + 1)
    let two = add 1
    let name = function 1 -> "one" | _ -> "other"
    let choose x = if x then 1 else two
    let () = print_int (choose false)
    let three = match two with 2 -> 3 | n -> n
    open String
    let size = length (name 1)
  end in
  print_int M.three; print_int M.size; print_newline ())
let twice n = begin
  let module N = struct
    let g = fun x -> let y = x * n in y
    exception E of int
    let h = try raise (E (g 3)) with E x -> x
    let r = ref h
    let () = r := 2 * !r
    module Inner = struct
      let k = fun () -> !r
      let l = k ()
    end
  end in
  if n > 2 then print_string "large " else print_string "small ";
  N.Inner.l
end
let () = print_int (twice 2); print_newline (); print_int (twice 3); print_newline ()

(* >>> output
233
small 12
large 18
<<< *)
