define void @min_caml_start() {
  %difference = sub i32 100, 7
  call void @min_caml_print_newline()
  call void @min_caml_print_int(i32 %difference)
  ret void
}

declare void @min_caml_print_int(i32)
declare void @min_caml_print_newline()
