export {
  type Channel,
  type Wanted,
  type Opened,
  type Seen,
  type Told,
  type CallBack,
  type Heard,
  type Payment,
  type GivingBack,
  type GivenBack,
  type Gateway,
} from './gateway.ts'
