import { type KnownNames, knownNames } from './known-names.ts';

/** Words and everyday commands of the shell. */
export const BASH_NAMES: KnownNames = knownNames(
  `
alias awk basename bash break case cat cd chmod command continue cp curl cut date declare diff dirname do done
echo elif else env esac eval exec exit export expr false fi find for function getopts git grep gzip hash head id
if in kill let ln local ls make mapfile mkdir mktemp mv node npm printf ps pwd python python3 read readonly
return rm sed select seq set sh shift sleep sort source tail tar tee test then time touch tr trap true type
typeset umask unalias uname uniq unset until wc wget which while xargs
`,
  `

`,
);
