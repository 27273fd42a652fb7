/* Compresses and decompresses with LZ4: fast, high compression, streams and
 * frames. */

#include <lz4.h>
#include <lz4frame.h>
#include <lz4hc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { Size = 70000 };

static char Input[Size], Packed[2 * Size], Output[Size];

static unsigned checksum(const char *Bytes, unsigned Length) {
  unsigned Sum = 2166136261u;
  for (unsigned I = 0; I < Length; ++I)
    Sum = (Sum ^ (unsigned char)Bytes[I]) * 16777619u;
  return Sum;
}

static void fill(int Kind) {
  unsigned State = 521288629u + Kind;
  for (int I = 0; I < Size; ++I) {
    State = 36969u * (State & 65535u) + (State >> 16);
    Input[I] = Kind == 0   ? "a rose is a rose is a rose "[State % 27]
               : Kind == 1 ? State >> 8
               : I < 3000  ? State >> 3
                           : Input[I - 2999 + State % 2];
  }
}

static void report(const char *What, int Length) {
  int Back = LZ4_decompress_safe(Packed, Output, Length, Size);
  printf("%s: %d bytes, %08x, back %d %s\n", What, Length,
         checksum(Packed, Length), Back,
         memcmp(Input, Output, Size) ? "DIFFERENT" : "the same");
  memset(Output, 0, sizeof Output);
}

static void stream(void) {
  LZ4_stream_t *Writer = LZ4_createStream();
  LZ4_streamDecode_t *Reader = LZ4_createStreamDecode();
  unsigned Sum = 0;
  for (int Done = 0; Done < Size; Done += 7000) {
    int Length = LZ4_compress_fast_continue(Writer, Input + Done, Packed, 7000,
                                            sizeof Packed, 3);
    Sum = Sum * 31 + checksum(Packed, Length);
    int Back = LZ4_decompress_safe_continue(Reader, Packed, Output + Done,
                                            Length, 7000);
    if (Back != 7000)
      printf("block at %d: %d\n", Done, Back);
  }
  printf("stream: %08x %s\n", Sum,
         memcmp(Input, Output, Size) ? "DIFFERENT" : "the same");
  LZ4_freeStream(Writer);
  LZ4_freeStreamDecode(Reader);
}

static void frame(int Level) {
  LZ4F_preferences_t Preferences;
  memset(&Preferences, 0, sizeof Preferences);
  Preferences.compressionLevel = Level;
  Preferences.frameInfo.contentChecksumFlag = LZ4F_contentChecksumEnabled;
  Preferences.frameInfo.blockChecksumFlag = LZ4F_blockChecksumEnabled;
  size_t Length =
      LZ4F_compressFrame(Packed, sizeof Packed, Input, Size, &Preferences);
  LZ4F_dctx *Context;
  LZ4F_createDecompressionContext(&Context, LZ4F_VERSION);
  for (int Damaged = 0; Damaged < 2; ++Damaged) {
    size_t Room = Size, Used = Length;
    Packed[Length / 2] ^= Damaged;
    memset(Output, 0, sizeof Output);
    size_t Status =
        LZ4F_decompress(Context, Output, &Room, Packed, &Used, NULL);
    printf("frame %d: %u bytes, %08x, %s, %s\n", Level, (unsigned)Length,
           checksum(Packed, Length),
           LZ4F_isError(Status) ? LZ4F_getErrorName(Status) : "fine",
           memcmp(Input, Output, Size) ? "different" : "the same");
    LZ4F_resetDecompressionContext(Context);
  }
  LZ4F_freeDecompressionContext(Context);
}

int main(void) {
  printf("lz4 %s\n", LZ4_versionString());
  for (int Kind = 0; Kind < 3; ++Kind) {
    fill(Kind);
    report("default", LZ4_compress_default(Input, Packed, Size, sizeof Packed));
    report("fast", LZ4_compress_fast(Input, Packed, Size, sizeof Packed, 17));
    for (int Level = 2; Level <= 12; Level += 3)
      report("high",
             LZ4_compress_HC(Input, Packed, Size, sizeof Packed, Level));
    stream();
    frame(0);
    frame(9);
    int Read = Size;
    printf("as much as fits: %d",
           LZ4_compress_destSize(Input, Packed, &Read, 5000));
    printf(" of %d\n", Read);
  }
  return 0;
}
