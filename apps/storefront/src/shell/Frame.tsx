import { ToastView } from '@plaza/design'
import type { MouseEvent } from 'react'
import { useWords } from '../mall/mall.tsx'
import { AgreeBanner } from './AgreeBanner.tsx'
import { Announcer } from './Announcer.tsx'
import { Beginnings } from './Beginnings.tsx'
import { ChatBeside } from './ChatBeside.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LeavingBanner } from './LeavingBanner.tsx'
import { LoginSheet } from './LoginSheet.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Outlet } from './Outlet.tsx'
import { SeriousAnnouncement } from './SeriousAnnouncement.tsx'
import { SettingsSheet } from './SettingsSheet.tsx'
import { TabBar } from './TabBar.tsx'
import styles from './Frame.module.css'

/** Frame around every screen. */
export function Frame() {
  const { common } = useWords()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skip}>
        {common.skip}
      </a>
      <Announcer />
      <Header />
      <SeriousAnnouncement />
      <OfflineBanner />
      <LeavingBanner />
      <AgreeBanner />
      <Outlet />
      <Footer />
      <TabBar />
      <ChatBeside />
      <SettingsSheet />
      <LoginSheet />
      <ToastView />
      <Beginnings />
    </>
  )
}
