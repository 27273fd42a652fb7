; ModuleID = '/tmp/f/generator-dt3/failures/40140-1/program.ml'
source_filename = "/tmp/f/generator-dt3/failures/40140-1/program.ml"
target datalayout = "E-m:e-i64:64-i128:128-n32:64-S128"
target triple = "sparcv9-unknown-linux-gnu"

@ml.checksum = internal global ptr null, align 8
@ml.n7 = internal global i32 0, align 4
@file = private unnamed_addr constant [49 x i8] c"/tmp/f/generator-dt3/failures/40140-1/program.ml\00"
@location.3.11 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 3, i32 11 }
@location.7.3 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 7, i32 3 }
@location.53.13 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 53, i32 13 }
@location.60.13 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 60, i32 13 }
@location.65.5 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 65, i32 5 }
@location.106.13 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 106, i32 13 }
@location.106.65 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 106, i32 65 }
@string = private unnamed_addr constant { [4 x i8], i32, [15 x i8] } { [4 x i8] zeroinitializer, i32 14, [15 x i8] c"\22*.%0!b+\\\\c0 !\00" }, align 8
@string.1 = private unnamed_addr constant { [4 x i8], i32, [2 x i8] } { [4 x i8] zeroinitializer, i32 1, [2 x i8] c"z\00" }, align 8
@string.2 = private unnamed_addr constant { [4 x i8], i32, [4 x i8] } { [4 x i8] zeroinitializer, i32 3, [4 x i8] c"12l\00" }, align 8
@string.3 = private unnamed_addr constant { [4 x i8], i32, [18 x i8] } { [4 x i8] zeroinitializer, i32 17, [18 x i8] c"gcke.+#8i)+piw8\22\\\00" }, align 8
@string.4 = private unnamed_addr constant { [4 x i8], i32, [6 x i8] } { [4 x i8] zeroinitializer, i32 5, [6 x i8] c"n\0Az8\FF\00" }, align 8
@exception.Division_by_zero = private unnamed_addr constant { i32, i32 } { i32 4, i32 0 }, align 8
@string.5 = private unnamed_addr constant { [4 x i8], i32, [6 x i8] } { [4 x i8] zeroinitializer, i32 5, [6 x i8] c"+5f7y\00" }, align 8
@ml.exceptions = internal constant [0 x { ptr, ptr }] zeroinitializer

; Function Attrs: nounwind
define internal tailcc ptr @ml.mix(i32 noundef %x) #0 !dbg !4 {
entry:
  %checksum = load ptr, ptr @ml.checksum, align 8, !dbg !7, !tbaa !8, !nonnull !6, !align !11, !noundef !6
  %length.address = getelementptr i8, ptr %checksum, i32 -4, !dbg !7
  %length = load i32, ptr %length.address, align 4, !dbg !7, !tbaa !12, !range !14, !invariant.load !6, !noundef !6
  %outside = icmp uge i32 0, %length, !dbg !7
  br i1 %outside, label %fail, label %ok, !dbg !7, !prof !15

fail:                                             ; preds = %entry
  %exception = call ptr @min_caml_Exception_bounds(ptr @location.3.11, i32 0, i32 %length), !dbg !7
  br label %uncaught, !dbg !7

ok:                                               ; preds = %entry
  %s = load i32, ptr %checksum, align 4, !dbg !7, !tbaa !16, !noundef !6
  %d = add i32 %s, %s, !dbg !18
  %q = add i32 %d, %d, !dbg !19
  %o = add i32 %q, %q, !dbg !20
  %add = add i32 %o, %o, !dbg !21
  %add2 = add i32 %add, %o, !dbg !21
  %add3 = add i32 %add2, %o, !dbg !21
  %sub = sub i32 %add3, %s, !dbg !21
  %add4 = add i32 %sub, %x, !dbg !21
  %checksum5 = load ptr, ptr @ml.checksum, align 8, !dbg !22, !tbaa !8, !nonnull !6, !align !11, !noundef !6
  %length.address6 = getelementptr i8, ptr %checksum5, i32 -4, !dbg !22
  %length7 = load i32, ptr %length.address6, align 4, !dbg !22, !tbaa !12, !range !14, !invariant.load !6, !noundef !6
  %outside8 = icmp uge i32 0, %length7, !dbg !22
  br i1 %outside8, label %fail9, label %ok10, !dbg !22, !prof !15

fail9:                                            ; preds = %ok
  %exception11 = call ptr @min_caml_Exception_bounds(ptr @location.7.3, i32 0, i32 %length7), !dbg !22
  br label %uncaught, !dbg !22

ok10:                                             ; preds = %ok
  store i32 %add4, ptr %checksum5, align 4, !dbg !22, !tbaa !16
  ret ptr null, !dbg !22

uncaught:                                         ; preds = %fail9, %fail
  %exception1 = phi ptr [ %exception, %fail ], [ %exception11, %fail9 ]
  ret ptr %exception1, !dbg !22
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.split(double noundef %x) #0 !dbg !23 {
entry:
  %y = fmul double %x, 0x4190000000000000, !dbg !24
  %high = call double @llvm.floor.f64(double %y), !dbg !25
  %above = fcmp ogt double %high, 0xC1E0000000200000, !dbg !26
  %below = fcmp olt double %high, 0x41E0000000000000, !dbg !26
  %in.range = and i1 %above, %below, !dbg !26
  %truncated = fptosi double %high to i32, !dbg !26
  %int = select i1 %in.range, i32 %truncated, i32 -2147483648, !dbg !26
  %mix = call tailcc ptr @ml.mix(i32 %int), !dbg !27
  %raised = icmp ne ptr %mix, null, !dbg !27
  br i1 %raised, label %uncaught, label %ok, !dbg !27, !prof !15

ok:                                               ; preds = %entry
  %sub = fsub double %y, %high, !dbg !28
  %mul = fmul double %sub, 0x4190000000000000, !dbg !29
  %above1 = fcmp ogt double %mul, 0xC1E0000000200000, !dbg !30
  %below2 = fcmp olt double %mul, 0x41E0000000000000, !dbg !30
  %in.range3 = and i1 %above1, %below2, !dbg !30
  %truncated4 = fptosi double %mul to i32, !dbg !30
  %int5 = select i1 %in.range3, i32 %truncated4, i32 -2147483648, !dbg !30
  %mix6 = musttail call tailcc ptr @ml.mix(i32 %int5), !dbg !31
  ret ptr %mix6, !dbg !31

uncaught:                                         ; preds = %entry
  %exception = phi ptr [ %mix, %entry ]
  ret ptr %exception, !dbg !31
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.normalise(double noundef %x, i32 noundef %e) #0 !dbg !32 {
entry:
  %cmp = fcmp oge double %x, 0x43F0000000000000, !dbg !33
  br i1 %cmp, label %then, label %else, !dbg !33

then:                                             ; preds = %entry
  %mul = fmul double %x, 0x3BF0000000000000, !dbg !34
  %add = add i32 %e, 64, !dbg !35
  %normalise = musttail call tailcc ptr @ml.normalise(double %mul, i32 %add), !dbg !36
  ret ptr %normalise, !dbg !36

else:                                             ; preds = %entry
  %cmp1 = fcmp oge double %x, 2.560000e+02, !dbg !37
  br i1 %cmp1, label %then2, label %else6, !dbg !37

then2:                                            ; preds = %else
  %mul3 = fmul double %x, 3.906250e-03, !dbg !38
  %add4 = add i32 %e, 8, !dbg !39
  %normalise5 = musttail call tailcc ptr @ml.normalise(double %mul3, i32 %add4), !dbg !40
  ret ptr %normalise5, !dbg !40

else6:                                            ; preds = %else
  %cmp7 = fcmp oge double %x, 2.000000e+00, !dbg !41
  br i1 %cmp7, label %then8, label %else12, !dbg !41

then8:                                            ; preds = %else6
  %mul9 = fmul double %x, 5.000000e-01, !dbg !42
  %add10 = add i32 %e, 1, !dbg !43
  %normalise11 = musttail call tailcc ptr @ml.normalise(double %mul9, i32 %add10), !dbg !44
  ret ptr %normalise11, !dbg !44

else12:                                           ; preds = %else6
  %cmp13 = fcmp oge double %x, 1.000000e+00, !dbg !45
  br i1 %cmp13, label %then14, label %else15, !dbg !45

then14:                                           ; preds = %else12
  %mix = call tailcc ptr @ml.mix(i32 %e), !dbg !46
  %raised = icmp ne ptr %mix, null, !dbg !46
  br i1 %raised, label %uncaught, label %ok, !dbg !46, !prof !15

ok:                                               ; preds = %then14
  %split = musttail call tailcc ptr @ml.split(double %x), !dbg !47
  ret ptr %split, !dbg !47

else15:                                           ; preds = %else12
  %cmp16 = fcmp oge double %x, 3.906250e-03, !dbg !48
  br i1 %cmp16, label %then17, label %else20, !dbg !48

then17:                                           ; preds = %else15
  %mul18 = fmul double %x, 2.000000e+00, !dbg !49
  %sub = sub i32 %e, 1, !dbg !50
  %normalise19 = musttail call tailcc ptr @ml.normalise(double %mul18, i32 %sub), !dbg !51
  ret ptr %normalise19, !dbg !51

else20:                                           ; preds = %else15
  %cmp21 = fcmp oge double %x, 0x3BF0000000000000, !dbg !52
  br i1 %cmp21, label %then22, label %else26, !dbg !52

then22:                                           ; preds = %else20
  %mul23 = fmul double %x, 2.560000e+02, !dbg !53
  %sub24 = sub i32 %e, 8, !dbg !54
  %normalise25 = musttail call tailcc ptr @ml.normalise(double %mul23, i32 %sub24), !dbg !55
  ret ptr %normalise25, !dbg !55

else26:                                           ; preds = %else20
  %mul27 = fmul double %x, 0x43F0000000000000, !dbg !56
  %sub28 = sub i32 %e, 64, !dbg !57
  %normalise29 = musttail call tailcc ptr @ml.normalise(double %mul27, i32 %sub28), !dbg !58
  ret ptr %normalise29, !dbg !58

uncaught:                                         ; preds = %then14
  %exception = phi ptr [ %mix, %then14 ]
  ret ptr %exception, !dbg !58
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.mix_float(double noundef %x) #0 !dbg !59 {
entry:
  %cmp = fcmp oeq double %x, %x, !dbg !60
  br i1 %cmp, label %then, label %else15, !dbg !60

then:                                             ; preds = %entry
  %cmp1 = fcmp oeq double %x, 0.000000e+00, !dbg !61
  br i1 %cmp1, label %then2, label %else, !dbg !61

then2:                                            ; preds = %then
  %div = fdiv double 1.000000e+00, %x, !dbg !62
  %cmp3 = fcmp ogt double %div, 0.000000e+00, !dbg !63
  %if = select i1 %cmp3, i32 1, i32 2, !dbg !63
  %mix = musttail call tailcc ptr @ml.mix(i32 %if), !dbg !64
  ret ptr %mix, !dbg !64

else:                                             ; preds = %then
  %cmp4 = fcmp ogt double %x, 0x7FEFFFFFFFFFFFFF, !dbg !65
  br i1 %cmp4, label %then5, label %else7, !dbg !65

then5:                                            ; preds = %else
  %mix6 = musttail call tailcc ptr @ml.mix(i32 3), !dbg !66
  ret ptr %mix6, !dbg !66

else7:                                            ; preds = %else
  %cmp8 = fcmp olt double %x, 0xFFEFFFFFFFFFFFFF, !dbg !67
  br i1 %cmp8, label %then9, label %else11, !dbg !67

then9:                                            ; preds = %else7
  %mix10 = musttail call tailcc ptr @ml.mix(i32 4), !dbg !68
  ret ptr %mix10, !dbg !68

else11:                                           ; preds = %else7
  %cmp12 = fcmp ogt double %x, 0.000000e+00, !dbg !69
  %if13 = select i1 %cmp12, i32 5, i32 6, !dbg !69
  %mix14 = call tailcc ptr @ml.mix(i32 %if13), !dbg !70
  %raised = icmp ne ptr %mix14, null, !dbg !70
  br i1 %raised, label %uncaught, label %ok, !dbg !70, !prof !15

ok:                                               ; preds = %else11
  %abs_float = call double @llvm.fabs.f64(double %x), !dbg !71
  %normalise = musttail call tailcc ptr @ml.normalise(double %abs_float, i32 0), !dbg !72
  ret ptr %normalise, !dbg !72

else15:                                           ; preds = %entry
  %mix16 = musttail call tailcc ptr @ml.mix(i32 7), !dbg !73
  ret ptr %mix16, !dbg !73

uncaught:                                         ; preds = %else11
  %exception = phi ptr [ %mix14, %else11 ]
  ret ptr %exception, !dbg !73
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.note_int(i32 noundef %x) #0 !dbg !74 {
entry:
  %mix = call tailcc ptr @ml.mix(i32 %x), !dbg !75
  %raised = icmp ne ptr %mix, null, !dbg !75
  br i1 %raised, label %uncaught, label %ok, !dbg !75, !prof !15

ok:                                               ; preds = %entry
  call void @min_caml_print_int(i32 %x), !dbg !76
  call void @min_caml_print_byte(i32 32), !dbg !77
  %checksum = load ptr, ptr @ml.checksum, align 8, !dbg !78, !tbaa !8, !nonnull !6, !align !11, !noundef !6
  %length.address = getelementptr i8, ptr %checksum, i32 -4, !dbg !78
  %length = load i32, ptr %length.address, align 4, !dbg !78, !tbaa !12, !range !14, !invariant.load !6, !noundef !6
  %outside = icmp uge i32 0, %length, !dbg !78
  br i1 %outside, label %fail, label %ok1, !dbg !78, !prof !15

fail:                                             ; preds = %ok
  %exception2 = call ptr @min_caml_Exception_bounds(ptr @location.53.13, i32 0, i32 %length), !dbg !78
  br label %uncaught, !dbg !78

ok1:                                              ; preds = %ok
  %element = load i32, ptr %checksum, align 4, !dbg !78, !tbaa !16, !noundef !6
  call void @min_caml_print_int(i32 %element), !dbg !79
  call void @min_caml_print_newline(), !dbg !80
  ret ptr null, !dbg !80

uncaught:                                         ; preds = %fail, %entry
  %exception = phi ptr [ %mix, %entry ], [ %exception2, %fail ]
  ret ptr %exception, !dbg !80
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.note_float(double noundef %x) #0 !dbg !81 {
entry:
  %mix_float = call tailcc ptr @ml.mix_float(double %x), !dbg !82
  %raised = icmp ne ptr %mix_float, null, !dbg !82
  br i1 %raised, label %uncaught, label %ok, !dbg !82, !prof !15

ok:                                               ; preds = %entry
  call void @min_caml_print_float(double %x), !dbg !83
  call void @min_caml_print_byte(i32 32), !dbg !84
  %checksum = load ptr, ptr @ml.checksum, align 8, !dbg !85, !tbaa !8, !nonnull !6, !align !11, !noundef !6
  %length.address = getelementptr i8, ptr %checksum, i32 -4, !dbg !85
  %length = load i32, ptr %length.address, align 4, !dbg !85, !tbaa !12, !range !14, !invariant.load !6, !noundef !6
  %outside = icmp uge i32 0, %length, !dbg !85
  br i1 %outside, label %fail, label %ok1, !dbg !85, !prof !15

fail:                                             ; preds = %ok
  %exception2 = call ptr @min_caml_Exception_bounds(ptr @location.60.13, i32 0, i32 %length), !dbg !85
  br label %uncaught, !dbg !85

ok1:                                              ; preds = %ok
  %element = load i32, ptr %checksum, align 4, !dbg !85, !tbaa !16, !noundef !6
  call void @min_caml_print_int(i32 %element), !dbg !86
  call void @min_caml_print_newline(), !dbg !87
  ret ptr null, !dbg !87

uncaught:                                         ; preds = %fail, %entry
  %exception = phi ptr [ %mix_float, %entry ], [ %exception2, %fail ]
  ret ptr %exception, !dbg !87
}

; Function Attrs: nounwind
define internal tailcc { ptr, ptr } @ml.clip(ptr noundef nonnull %s) #0 !dbg !88 {
entry:
  %length.address = getelementptr i8, ptr %s, i32 -4, !dbg !89
  %length = load i32, ptr %length.address, align 4, !dbg !89, !tbaa !12, !range !14, !invariant.load !6, !noundef !6
  %cmp = icmp sgt i32 %length, 40, !dbg !90
  br i1 %cmp, label %then, label %else, !dbg !90

then:                                             ; preds = %entry
  call void @min_caml_Exception_begin(), !dbg !91
  %sub = call ptr @min_caml_String_sub(ptr @location.65.5, ptr %s, i32 3, i32 30), !dbg !91
  %exception = call ptr @min_caml_Exception_end(), !dbg !91
  %raised = icmp ne ptr %exception, null, !dbg !91
  br i1 %raised, label %uncaught, label %ok, !dbg !91, !prof !15

ok:                                               ; preds = %then
  %0 = insertvalue { ptr, ptr } poison, ptr %sub, 0, !dbg !91
  %result = insertvalue { ptr, ptr } %0, ptr null, 1, !dbg !91
  ret { ptr, ptr } %result, !dbg !91

else:                                             ; preds = %entry
  %1 = insertvalue { ptr, ptr } poison, ptr %s, 0, !dbg !92
  %result2 = insertvalue { ptr, ptr } %1, ptr null, 1, !dbg !92
  ret { ptr, ptr } %result2, !dbg !92

uncaught:                                         ; preds = %then
  %exception1 = phi ptr [ %exception, %then ]
  %result3 = insertvalue { ptr, ptr } zeroinitializer, ptr %exception1, 1, !dbg !92
  ret { ptr, ptr } %result3, !dbg !92
}

; Function Attrs: nounwind
define internal tailcc ptr @ml.note_string(ptr noundef nonnull %s) #0 !dbg !93 {
entry:
  call void @min_caml_String_print(ptr %s), !dbg !94
  call void @min_caml_print_byte(i32 32), !dbg !95
  %length.address = getelementptr i8, ptr %s, i32 -4, !dbg !96
  %length = load i32, ptr %length.address, align 4, !dbg !96, !tbaa !12, !range !14, !invariant.load !6, !noundef !6
  %note_int = musttail call tailcc ptr @ml.note_int(i32 %length), !dbg !97
  ret ptr %note_int, !dbg !97
}

; Function Attrs: nounwind
define internal tailcc { i32, ptr } @ml.f8(i32 noundef %n9, i32 noundef %n10, i32 noundef %n11, double noundef %x12) #0 !dbg !98 {
entry:
  %note_int = call tailcc ptr @ml.note_int(i32 35), !dbg !99
  %raised = icmp ne ptr %note_int, null, !dbg !99
  br i1 %raised, label %handler, label %ok, !dbg !99, !prof !15

ok:                                               ; preds = %entry
  %land = and i32 %n11, 15, !dbg !100
  %sub = sub i32 %land, 6, !dbg !100
  call void @min_caml_Exception_begin(), !dbg !101
  %make = call ptr @min_caml_String_make(ptr @location.106.13, i32 %sub, i32 50), !dbg !101
  %exception1 = call ptr @min_caml_Exception_end(), !dbg !101
  %raised2 = icmp ne ptr %exception1, null, !dbg !101
  br i1 %raised2, label %handler, label %ok3, !dbg !101, !prof !15

ok3:                                              ; preds = %ok
  %clip = call tailcc { ptr, ptr } @ml.clip(ptr %make), !dbg !102
  %exception4 = extractvalue { ptr, ptr } %clip, 1, !dbg !102
  %raised5 = icmp ne ptr %exception4, null, !dbg !102
  br i1 %raised5, label %handler, label %ok6, !dbg !102, !prof !15

ok6:                                              ; preds = %ok3
  %clip7 = extractvalue { ptr, ptr } %clip, 0, !dbg !102
  %string_of_int = call ptr @min_caml_String_of_int(i32 %n9), !dbg !103
  call void @min_caml_Exception_begin(), !dbg !104
  %int_of_string = call i32 @min_caml_String_to_int(ptr @location.106.65, ptr %string_of_int), !dbg !104
  %exception8 = call ptr @min_caml_Exception_end(), !dbg !104
  %raised9 = icmp ne ptr %exception8, null, !dbg !104
  br i1 %raised9, label %handler, label %ok10, !dbg !104, !prof !15

ok10:                                             ; preds = %ok6
  %string_of_int11 = call ptr @min_caml_String_of_int(i32 %int_of_string), !dbg !105
  %concatenation = call ptr @min_caml_String_concatenate(ptr %clip7, ptr %string_of_int11), !dbg !102
  br label %join18, !dbg !102

handler:                                          ; preds = %ok6, %ok3, %ok, %entry
  %e14 = phi ptr [ %note_int, %entry ], [ %exception1, %ok ], [ %exception4, %ok3 ], [ %exception8, %ok6 ]
  %n7 = load i32, ptr @ml.n7, align 4, !dbg !106, !tbaa !107, !noundef !6
  %cmp = icmp slt i32 %n7, %n10, !dbg !106
  br i1 %cmp, label %then, label %else, !dbg !109

then:                                             ; preds = %handler
  br label %uncaught, !dbg !110

else:                                             ; preds = %handler
  %clip12 = call tailcc { ptr, ptr } @ml.clip(ptr getelementptr inbounds (i8, ptr @string, i32 8)), !dbg !111
  %exception13 = extractvalue { ptr, ptr } %clip12, 1, !dbg !111
  %raised14 = icmp ne ptr %exception13, null, !dbg !111
  br i1 %raised14, label %uncaught, label %ok15, !dbg !111, !prof !15

ok15:                                             ; preds = %else
  %clip1216 = extractvalue { ptr, ptr } %clip12, 0, !dbg !111
  %concatenation17 = call ptr @min_caml_String_concatenate(ptr %clip1216, ptr getelementptr inbounds (i8, ptr @string.1, i32 8)), !dbg !111
  br label %join, !dbg !111

join:                                             ; preds = %ok15
  br label %join18, !dbg !109

join18:                                           ; preds = %join, %ok10
  %s15 = phi ptr [ %concatenation, %ok10 ], [ %concatenation17, %join ], !dbg !112
  %note_string = call tailcc ptr @ml.note_string(ptr %s15), !dbg !113
  %raised19 = icmp ne ptr %note_string, null, !dbg !113
  br i1 %raised19, label %uncaught, label %ok20, !dbg !113, !prof !15

ok20:                                             ; preds = %join18
  ret { i32, ptr } { i32 101, ptr null }, !dbg !114

uncaught:                                         ; preds = %join18, %else, %then
  %exception = phi ptr [ %e14, %then ], [ %exception13, %else ], [ %note_string, %join18 ]
  %result = insertvalue { i32, ptr } zeroinitializer, ptr %exception, 1, !dbg !114
  ret { i32, ptr } %result, !dbg !114
}

; Function Attrs: nounwind
define internal tailcc noundef i32 @ml.f18(double noundef %x19) #0 !dbg !115 {
entry:
  ret i32 12, !dbg !116
}

; Function Attrs: nounwind
define void @min_caml_start() #0 !dbg !117 {
entry:
  %checksum = call ptr @min_caml_create_array(i32 1, i32 1), !dbg !118
  store ptr %checksum, ptr @ml.checksum, align 8, !dbg !119, !tbaa !8
  %concatenation = call ptr @min_caml_String_concatenate(ptr getelementptr inbounds (i8, ptr @string.3, i32 8), ptr getelementptr inbounds (i8, ptr @string.4, i32 8)), !dbg !120
  %s1 = call ptr @min_caml_String_concatenate(ptr getelementptr inbounds (i8, ptr @string.2, i32 8), ptr %concatenation), !dbg !121
  br label %handler, !dbg !122

handler:                                          ; preds = %entry
  %constructor = load i32, ptr @exception.Division_by_zero, align 4, !dbg !123, !tbaa !124, !noundef !6
  %fits = icmp eq i32 %constructor, 4, !dbg !123
  br i1 %fits, label %case, label %next.case, !dbg !123

case:                                             ; preds = %handler
  %length = load i32, ptr getelementptr (i8, ptr getelementptr inbounds (i8, ptr @string.5, i32 8), i32 -4), align 4, !dbg !126, !tbaa !12, !range !14, !invariant.load !6, !noundef !6
  br label %join, !dbg !126

next.case:                                        ; preds = %handler
  %fits5 = icmp eq i32 %constructor, 3, !dbg !127
  br i1 %fits5, label %case6, label %next.case7, !dbg !127

case6:                                            ; preds = %next.case
  br label %join, !dbg !128

next.case7:                                       ; preds = %next.case
  br label %uncaught, !dbg !129

join:                                             ; preds = %case6, %case
  %n7 = phi i32 [ 9, %case6 ], [ %length, %case ], !dbg !129
  store i32 %n7, ptr @ml.n7, align 4, !dbg !130, !tbaa !107
  %note_int = call tailcc ptr @ml.note_int(i32 %n7), !dbg !131
  %raised10 = icmp ne ptr %note_int, null, !dbg !131
  br i1 %raised10, label %uncaught, label %ok11, !dbg !131, !prof !15

ok11:                                             ; preds = %join
  %f18 = call tailcc i32 @ml.f18(double 1.800000e+01), !dbg !132
  %add = add i32 %n7, %f18, !dbg !133
  %f8 = call tailcc { i32, ptr } @ml.f8(i32 %add, i32 %n7, i32 %n7, double 1.650000e+01), !dbg !134
  %exception12 = extractvalue { i32, ptr } %f8, 1, !dbg !134
  %raised13 = icmp ne ptr %exception12, null, !dbg !134
  br i1 %raised13, label %handler14, label %ok16, !dbg !134, !prof !15

ok16:                                             ; preds = %ok11
  %f817 = extractvalue { i32, ptr } %f8, 0, !dbg !134
  br label %join23, !dbg !134

handler14:                                        ; preds = %ok11
  %exception15 = phi ptr [ %exception12, %ok11 ]
  %constructor18 = load i32, ptr %exception15, align 4, !dbg !135, !tbaa !124, !noundef !6
  %fits19 = icmp eq i32 %constructor18, 2, !dbg !135
  br i1 %fits19, label %case20, label %next.case22, !dbg !135

case20:                                           ; preds = %handler14
  %field21 = getelementptr inbounds nuw { i32, i32, ptr }, ptr %exception15, i32 0, i32 2, !dbg !135
  %s20 = load ptr, ptr %field21, align 8, !dbg !135, !tbaa !136, !nonnull !6, !noundef !6
  br label %join23, !dbg !138

next.case22:                                      ; preds = %handler14
  br label %join23, !dbg !139

join23:                                           ; preds = %next.case22, %case20, %ok16
  %c21 = phi i32 [ %f817, %ok16 ], [ 113, %case20 ], [ 47, %next.case22 ], !dbg !140
  %note_int24 = call tailcc ptr @ml.note_int(i32 %c21), !dbg !141
  %raised25 = icmp ne ptr %note_int24, null, !dbg !141
  br i1 %raised25, label %uncaught, label %ok26, !dbg !141, !prof !15

ok26:                                             ; preds = %join23
  %note_int27 = call tailcc ptr @ml.note_int(i32 %n7), !dbg !142
  %raised28 = icmp ne ptr %note_int27, null, !dbg !142
  br i1 %raised28, label %uncaught, label %ok29, !dbg !142, !prof !15

ok29:                                             ; preds = %ok26
  ret void, !dbg !143

uncaught:                                         ; preds = %ok26, %join23, %join, %next.case7
  %exception8 = phi ptr [ @exception.Division_by_zero, %next.case7 ], [ %note_int, %join ], [ %note_int24, %join23 ], [ %note_int27, %ok26 ]
  call void @min_caml_Exception_uncaught(ptr %exception8, ptr @ml.exceptions), !dbg !143
  unreachable, !dbg !143
}

; Function Attrs: cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_Exception_bounds(ptr noundef, i32 noundef signext, i32 noundef signext) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_int(i32 noundef signext) #3

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_byte(i32 noundef signext) #3

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_newline() #3

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_print_float(double noundef) #3

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_Exception_begin() #3

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_sub(ptr noundef captures(none), ptr noundef captures(none), i32 noundef signext, i32 noundef signext) #4

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare noundef ptr @min_caml_Exception_end() #3

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare void @min_caml_String_print(ptr noundef captures(none)) #4

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_make(ptr noundef captures(none), i32 noundef signext, i32 noundef signext) #4

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_of_int(i32 noundef signext) #4

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noundef signext i32 @min_caml_String_to_int(ptr noundef captures(none), ptr noundef captures(none)) #4

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_concatenate(ptr noundef captures(none), ptr noundef captures(none)) #4

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_create_array(i32 noundef signext, i32 noundef signext) #3

; Function Attrs: nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_allocate(i32 noundef signext) #5

; Function Attrs: cold noreturn nounwind
declare void @min_caml_Exception_uncaught(ptr noundef, ptr noundef) #6

attributes #0 = { nounwind }
attributes #1 = { cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind memory(argmem: read, inaccessiblemem: readwrite) }
attributes #5 = { nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="min_caml_allocate" }
attributes #6 = { cold noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = distinct !DICompileUnit(language: DW_LANG_OCaml, file: !3, producer: "mincaml-llc 0.1.0", isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "/tmp/f/generator-dt3/failures/40140-1/program.ml", directory: "")
!4 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 3, column: 11, scope: !4)
!8 = !{!9, !9, i64 0}
!9 = !{!"static ml.checksum", !10, i64 0}
!10 = !{!"MinCaml"}
!11 = !{i64 4}
!12 = !{!13, !13, i64 0}
!13 = !{!"array length", !10, i64 0}
!14 = !{i32 0, i32 -2147483648}
!15 = !{!"branch_weights", i32 1, i32 1048575}
!16 = !{!17, !17, i64 0}
!17 = !{!"array of int", !10, i64 0}
!18 = !DILocation(line: 4, column: 11, scope: !4)
!19 = !DILocation(line: 5, column: 11, scope: !4)
!20 = !DILocation(line: 6, column: 11, scope: !4)
!21 = !DILocation(line: 7, column: 19, scope: !4)
!22 = !DILocation(line: 7, column: 3, scope: !4)
!23 = distinct !DISubprogram(name: "split", scope: !3, file: !3, line: 9, type: !5, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!24 = !DILocation(line: 10, column: 11, scope: !23)
!25 = !DILocation(line: 11, column: 14, scope: !23)
!26 = !DILocation(line: 12, column: 8, scope: !23)
!27 = !DILocation(line: 12, column: 3, scope: !23)
!28 = !DILocation(line: 13, column: 23, scope: !23)
!29 = !DILocation(line: 13, column: 22, scope: !23)
!30 = !DILocation(line: 13, column: 8, scope: !23)
!31 = !DILocation(line: 13, column: 3, scope: !23)
!32 = distinct !DISubprogram(name: "normalise", scope: !3, file: !3, line: 15, type: !5, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!33 = !DILocation(line: 16, column: 3, scope: !32)
!34 = !DILocation(line: 17, column: 16, scope: !32)
!35 = !DILocation(line: 17, column: 45, scope: !32)
!36 = !DILocation(line: 17, column: 5, scope: !32)
!37 = !DILocation(line: 18, column: 8, scope: !32)
!38 = !DILocation(line: 19, column: 16, scope: !32)
!39 = !DILocation(line: 19, column: 34, scope: !32)
!40 = !DILocation(line: 19, column: 5, scope: !32)
!41 = !DILocation(line: 20, column: 8, scope: !32)
!42 = !DILocation(line: 21, column: 16, scope: !32)
!43 = !DILocation(line: 21, column: 27, scope: !32)
!44 = !DILocation(line: 21, column: 5, scope: !32)
!45 = !DILocation(line: 22, column: 8, scope: !32)
!46 = !DILocation(line: 23, column: 5, scope: !32)
!47 = !DILocation(line: 24, column: 5, scope: !32)
!48 = !DILocation(line: 26, column: 8, scope: !32)
!49 = !DILocation(line: 27, column: 16, scope: !32)
!50 = !DILocation(line: 27, column: 27, scope: !32)
!51 = !DILocation(line: 27, column: 5, scope: !32)
!52 = !DILocation(line: 28, column: 8, scope: !32)
!53 = !DILocation(line: 29, column: 16, scope: !32)
!54 = !DILocation(line: 29, column: 29, scope: !32)
!55 = !DILocation(line: 29, column: 5, scope: !32)
!56 = !DILocation(line: 31, column: 16, scope: !32)
!57 = !DILocation(line: 31, column: 46, scope: !32)
!58 = !DILocation(line: 31, column: 5, scope: !32)
!59 = distinct !DISubprogram(name: "mix_float", scope: !3, file: !3, line: 33, type: !5, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!60 = !DILocation(line: 34, column: 3, scope: !59)
!61 = !DILocation(line: 35, column: 5, scope: !59)
!62 = !DILocation(line: 36, column: 15, scope: !59)
!63 = !DILocation(line: 36, column: 12, scope: !59)
!64 = !DILocation(line: 36, column: 7, scope: !59)
!65 = !DILocation(line: 37, column: 10, scope: !59)
!66 = !DILocation(line: 38, column: 7, scope: !59)
!67 = !DILocation(line: 39, column: 10, scope: !59)
!68 = !DILocation(line: 40, column: 7, scope: !59)
!69 = !DILocation(line: 42, column: 12, scope: !59)
!70 = !DILocation(line: 42, column: 7, scope: !59)
!71 = !DILocation(line: 43, column: 18, scope: !59)
!72 = !DILocation(line: 43, column: 7, scope: !59)
!73 = !DILocation(line: 47, column: 5, scope: !59)
!74 = distinct !DISubprogram(name: "note_int", scope: !3, file: !3, line: 49, type: !5, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!75 = !DILocation(line: 50, column: 3, scope: !74)
!76 = !DILocation(line: 51, column: 3, scope: !74)
!77 = !DILocation(line: 52, column: 3, scope: !74)
!78 = !DILocation(line: 53, column: 13, scope: !74)
!79 = !DILocation(line: 53, column: 3, scope: !74)
!80 = !DILocation(line: 54, column: 3, scope: !74)
!81 = distinct !DISubprogram(name: "note_float", scope: !3, file: !3, line: 56, type: !5, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!82 = !DILocation(line: 57, column: 3, scope: !81)
!83 = !DILocation(line: 58, column: 3, scope: !81)
!84 = !DILocation(line: 59, column: 3, scope: !81)
!85 = !DILocation(line: 60, column: 13, scope: !81)
!86 = !DILocation(line: 60, column: 3, scope: !81)
!87 = !DILocation(line: 61, column: 3, scope: !81)
!88 = distinct !DISubprogram(name: "clip", scope: !3, file: !3, line: 63, type: !5, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!89 = !DILocation(line: 64, column: 6, scope: !88)
!90 = !DILocation(line: 64, column: 3, scope: !88)
!91 = !DILocation(line: 65, column: 5, scope: !88)
!92 = !DILocation(line: 67, column: 5, scope: !88)
!93 = distinct !DISubprogram(name: "note_string", scope: !3, file: !3, line: 69, type: !5, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!94 = !DILocation(line: 70, column: 3, scope: !93)
!95 = !DILocation(line: 71, column: 3, scope: !93)
!96 = !DILocation(line: 72, column: 13, scope: !93)
!97 = !DILocation(line: 72, column: 3, scope: !93)
!98 = distinct !DISubprogram(name: "f8", scope: !3, file: !3, line: 96, type: !5, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!99 = !DILocation(line: 105, column: 7, scope: !98)
!100 = !DILocation(line: 106, column: 26, scope: !98)
!101 = !DILocation(line: 106, column: 13, scope: !98)
!102 = !DILocation(line: 106, column: 7, scope: !98)
!103 = !DILocation(line: 106, column: 80, scope: !98)
!104 = !DILocation(line: 106, column: 65, scope: !98)
!105 = !DILocation(line: 106, column: 50, scope: !98)
!106 = !DILocation(line: 109, column: 24, scope: !98)
!107 = !{!108, !108, i64 0}
!108 = !{!"static ml.n7", !10, i64 0}
!109 = !DILocation(line: 109, column: 7, scope: !98)
!110 = !DILocation(line: 110, column: 9, scope: !98)
!111 = !DILocation(line: 112, column: 9, scope: !98)
!112 = !DILocation(line: 98, column: 5, scope: !98)
!113 = !DILocation(line: 114, column: 3, scope: !98)
!114 = !DILocation(line: 119, column: 5, scope: !98)
!115 = distinct !DISubprogram(name: "f18", scope: !3, file: !3, line: 123, type: !5, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!116 = !DILocation(line: 123, column: 52, scope: !115)
!117 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 1, type: !5, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!118 = !DILocation(line: 1, column: 16, scope: !117)
!119 = !DILocation(line: 1, column: 5, scope: !117)
!120 = !DILocation(line: 76, column: 23, scope: !117)
!121 = !DILocation(line: 76, column: 14, scope: !117)
!122 = !DILocation(line: 79, column: 9, scope: !117)
!123 = !DILocation(line: 90, column: 5, scope: !117)
!124 = !{!125, !125, i64 0}
!125 = !{!"exception number", !10, i64 0}
!126 = !DILocation(line: 91, column: 5, scope: !117)
!127 = !DILocation(line: 92, column: 5, scope: !117)
!128 = !DILocation(line: 93, column: 5, scope: !117)
!129 = !DILocation(line: 75, column: 3, scope: !117)
!130 = !DILocation(line: 74, column: 5, scope: !117)
!131 = !DILocation(line: 95, column: 1, scope: !117)
!132 = !DILocation(line: 123, column: 58, scope: !117)
!133 = !DILocation(line: 123, column: 9, scope: !117)
!134 = !DILocation(line: 123, column: 5, scope: !117)
!135 = !DILocation(line: 125, column: 5, scope: !117)
!136 = !{!137, !137, i64 0}
!137 = !{!"exception argument string", !10, i64 0}
!138 = !DILocation(line: 126, column: 5, scope: !117)
!139 = !DILocation(line: 128, column: 5, scope: !117)
!140 = !DILocation(line: 122, column: 3, scope: !117)
!141 = !DILocation(line: 130, column: 1, scope: !117)
!142 = !DILocation(line: 131, column: 1, scope: !117)
!143 = !DILocation(line: 132, column: 1, scope: !117)
