target triple = "sparc-unknown-linux-gnu"
define double @pair(double %x) #0 {
  %c = call double @min_caml_cos(double %x) #2
  %s = call double @min_caml_sin(double %x) #2
  %m = fdiv double %c, %s
  ret double %m
}
declare double @min_caml_sin(double)
declare double @min_caml_cos(double)
attributes #0 = { nounwind }
attributes #1 = { nounwind strictfp }
attributes #2 = { nounwind willreturn memory(none) }
