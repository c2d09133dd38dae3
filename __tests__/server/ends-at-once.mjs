/** In the place of the process that renders, where it cannot start. */
process.exit(1)
