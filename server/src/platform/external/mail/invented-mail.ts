/** Email domain of the invented buyers to whom a demo mall's past orders belong. Nobody reads these addresses, so they get no emails. */
export const regularsMail = '@regulars.example'
