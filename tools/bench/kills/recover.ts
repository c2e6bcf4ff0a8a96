// The first step of every run of the generator: completes what a killed run left in a folder.
import { recover } from '../../../generator/run/files/recover';

recover(process.argv[2] ?? '');
