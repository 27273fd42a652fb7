//===- TreeContext.h - Allocation of syntax trees ---------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_TREECONTEXT_H
#define MINCAML_FRONTEND_TREECONTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"

namespace mincaml::ast {

/// Owns the nodes, arrays and names of one tree.
class ASTContext {
public:
  ASTContext() = default;
  ASTContext(const ASTContext &) = delete;
  ASTContext &operator=(const ASTContext &) = delete;

  template <typename Node, typename... Arguments>
  Node *make(Arguments &&...As) {
    static_assert(std::is_trivially_destructible_v<Node>);
    return new (Allocator.Allocate<Node>())
        Node(std::forward<Arguments>(As)...);
  }

  template <typename Element>
  llvm::MutableArrayRef<Element> copy(llvm::ArrayRef<Element> Elements) {
    return Elements.copy(Allocator);
  }

  // This does not use llvm::UniqueStringSaver: code inside libLLVM, which is
  // not compiled with AddressSanitizer, would then allocate from an allocator
  // whose memory our instrumented code has poisoned.
  llvm::StringRef intern(llvm::StringRef Name) {
    auto I = Names.find(Name);
    if (I == Names.end())
      I = Names.insert(Name.copy(Allocator)).first;
    return *I;
  }

  /// Returns a new number, for a name that differs from all others.
  unsigned uniqueNumber() { return ++LastNumber; }
  /// Returns a name that cannot occur in the program text: `prefix#1`.
  llvm::StringRef uniqueName(llvm::StringRef Prefix, unsigned Number);
  llvm::StringRef uniqueName(llvm::StringRef Prefix) {
    return uniqueName(Prefix, uniqueNumber());
  }

private:
  llvm::BumpPtrAllocator Allocator;
  llvm::DenseSet<llvm::StringRef> Names;
  unsigned LastNumber = 0;
};

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_TREECONTEXT_H
