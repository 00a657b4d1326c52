import fc from 'fast-check';

// The same cases on every machine and every run: a failure is somebody's change, never luck.
fc.configureGlobal({ seed: 20_261_129 });
