/** Set up for each test file: the files of a worker share `after-test`, which alone would hear of the first one's end. */
import { afterAll } from 'vitest'
import { cleanUpAfterFile } from './after-test.ts'

afterAll(cleanUpAfterFile)
