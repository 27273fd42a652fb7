! Frames, accesses below and above %sp, alignment, windows.
! RUN: not sparc-lint %s | FileCheck %s --implicit-check-not=violation:

        .text
        .type good, @function
good:   save %sp, -96, %sp
        st %i0, [%fp-4]
        st %i0, [%sp+64]
        std %f0, [%fp-8]
        st %i0, [%fp+68]
        add %fp, -8, %l0
        ldd [%l0], %l2
        sub %sp, 16, %sp
        ret
        restore
        .size good, .-good

        .type large, @function
large:  sethi %hi(-8192), %g1
        save %sp, %g1, %sp
        sethi %hi(-8192), %g1
        add %g1, %fp, %g1
        st %g0, [%g1+92]
        ret
        restore
        .size large, .-large

        .type small, @function
! CHECK: violation: in small {{.*}}: the frame is too small or misaligned: 88 bytes, at least 92 are required; {{.*}} [SPL019]
small:  save %sp, -88, %sp
        ret
        restore
        .size small, .-small
        .type crooked, @function
! CHECK: violation: in crooked {{.*}}: 100 bytes, not a multiple of 8; {{.*}} [SPL019]
crooked: save %sp, -100, %sp
        ret
        restore
        .size crooked, .-crooked

        .type below, @function
! CHECK: violation: in below {{.*}}: an access below %sp, where traps and signals overwrite memory: 4 bytes below; {{.*}} [SPL020]
below:  st %o0, [%sp-4]
        save %sp, -96, %sp
! CHECK: violation: in below {{.*}} `ld [%fp+-100], %l0`: {{.*}}: 4 bytes below; {{.*}} [SPL020]
        ld [%fp-100], %l0
        ret
        restore
        .size below, .-below

        .type window, @function
window: save %sp, -96, %sp
! CHECK: violation: in window {{.*}} `st %i0, [%sp+60]`: a store into the register window save area: 60 bytes above %sp; {{.*}} [SPL021]
        st %i0, [%sp+60]
        ld [%sp+60], %l0
! CHECK: violation: in window {{.*}} `st %i0, [%fp+-40]`: {{.*}}: 56 bytes above %sp; {{.*}} [SPL021]
        st %i0, [%fp-40]
! CHECK: violation: in window {{.*}} `st %i0, [%fp]`: {{.*}}: 0 bytes above the caller's %sp; {{.*}} [SPL021]
        st %i0, [%fp]
        ret
        restore
        .size window, .-window

        .type unaligned, @function
unaligned: save %sp, -104, %sp
! CHECK: violation: in unaligned {{.*}} `ldd [%fp+-12], %f0`: a misaligned memory access: an access to 8 bytes; {{.*}} [SPL022]
        ldd [%fp-12], %f0
! CHECK: violation: in unaligned {{.*}}: an access to 4 bytes; {{.*}} [SPL022]
        ld [%fp-6], %l0
        sethi %hi(datum), %l0
        or %l0, %lo(datum), %l0
        ld [%l0+4], %l1
! CHECK: violation: in unaligned {{.*}}: an access to 4 bytes; {{.*}} [SPL022]
        ld [%l0+2], %l1
! CHECK: violation: in unaligned {{.*}}: an access to 2 bytes; {{.*}} [SPL022]
        ldsh [%g0+1], %l1
        ret
        restore
        .size unaligned, .-unaligned

        .type depth, @function
depth:  cmp %o0, 0
        be 1f
        nop
        save %sp, -96, %sp
! CHECK: violation: in depth {{.*}} `nop`: save and restore do not balance: paths with different numbers of saves meet here; {{.*}} [SPL023]
1:      nop
! CHECK: violation: in depth {{.*}}: %o7 does not contain the return address; {{.*}} [SPL024]
        retl
        nop
        .size depth, .-depth
        .type left, @function
left:   save %sp, -96, %sp
! CHECK: violation: in left {{.*}}: save and restore do not balance: 1 saves have no restore; {{.*}} [SPL023]
        ret
        nop
        .size left, .-left
        .type more, @function
! CHECK: violation: in more {{.*}}: save and restore do not balance: no save precedes it; {{.*}} [SPL023]
more:   retl
        restore
        .size more, .-more

        .bss
        .align 4
datum:  .skip 16
