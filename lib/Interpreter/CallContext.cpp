//===- CallContext.cpp - State passed to runtime functions ----------------===//

#include "CallContext.h"
#include <cstring>

using namespace mincaml;
using namespace mincaml::interpreter;

void mincaml::interpreter::writeString(Value *Object, llvm::StringRef Bytes) {
  Object[0].Int = Bytes.size();
  if (!Bytes.empty())
    std::memcpy(Object + 1, Bytes.data(), Bytes.size());
}

Value CallContext::makeString(llvm::StringRef Bytes) {
  Value Result = {};
  Result.Object = Bytes.size() < INT32_MAX
                      ? TheHeap.allocate(stringSize(Bytes.size()))
                      : nullptr;
  if (Result.Object)
    writeString(Result.Object, Bytes);
  else
    Ended = NoMemory = true;
  return Result;
}

Value CallContext::raise(runtime::Exception Exception, Value ItsArgument) {
  Ended = Raised = true;
  Which = Exception;
  Argument = ItsArgument;
  return {};
}

Value CallContext::fail(const llvm::Twine &Text, runtime::Exception Exception,
                        llvm::StringRef ItsArgument, bool HasLocation) {
  Message = Text.str();
  MessageHasLocation = HasLocation;
  Value String = makeString(ItsArgument);
  return NoMemory ? Value{} : raise(Exception, String);
}

Value CallContext::endOfFile(llvm::StringRef Reader) {
  Message = (Reader + ": end of input").str();
  MessageHasLocation = false;
  // If the read failed, the console has reported that instead.
  return TheConsole.failed() ? Value{} : raise(runtime::Exception::End_of_file);
}

Value CallContext::exit(int32_t Code) {
  Ended = Exited = true;
  Status = Code & 255;
  return {};
}
