import { afterAll } from 'vitest';
import { removeFolders } from '../builders/temporary-folder';

// Here, and not where the folders are made: files of tests that share a process load that module once.
afterAll(removeFolders);
